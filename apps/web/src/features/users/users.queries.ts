import type {
  ManagedSession,
  ManagedUserDetail,
  ManagedUserPage,
  ManagedUserUpdate,
} from '@fonendo/contract/managed-users.schema';
import type { PolicyGroup } from '@fonendo/domain/policy-group';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { beginImpersonation } from '../../platform/session/impersonation.ts';
import type { UsersFilter } from './users-search.ts';

/** Goes on as another person at the target page; the server refuses administrators. */
export async function impersonate(userId: string, reason: string, target: string): Promise<void> {
  const answer = await api.auth[':id'].impersonate.$post({ param: { id: userId }, json: { reason } });
  beginImpersonation(await answer.json(), target);
}

export const usersPageQuery = (filter: UsersFilter) =>
  infiniteQueryOptions({
    queryKey: ['users', 'page', filter],
    queryFn: async ({ pageParam }): Promise<ManagedUserPage> =>
      (
        await api.users.$get({
          query: { limit: '25', ...filter, ...(pageParam && { cursor: pageParam }) } as { limit: string },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

const one = api.users[':id'];

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: async (): Promise<ManagedUserDetail> => (await one.$get({ param: { id } })).json(),
  });

export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'sessions', id],
    queryFn: async (): Promise<ManagedSession[]> => (await (await one.sessions.$get({ param: { id } })).json()).items,
  });

export const editUser = async (id: string, json: ManagedUserUpdate): Promise<ManagedUserDetail> =>
  (await one.$patch({ param: { id }, json })).json();

export const changeEmail = async (id: string, email: string) =>
  (await one.email.$post({ param: { id }, json: { email } })).json();

export const blockUser = async (id: string, reason: string): Promise<ManagedUserDetail> =>
  (await one.block.$post({ param: { id }, json: { reason } })).json();

export const unblockUser = async (id: string): Promise<ManagedUserDetail> =>
  (await one.unblock.$post({ param: { id } })).json();

export const resetSecondFactor = async (id: string): Promise<ManagedUserDetail> =>
  (await one['second-factor'].reset.$post({ param: { id } })).json();

export const changeGroup = async (
  id: string,
  json: { from: PolicyGroup; to: PolicyGroup },
): Promise<ManagedUserDetail> => (await one.group.$post({ param: { id }, json })).json();

export async function deleteUser(id: string, name: string): Promise<void> {
  await one.$delete({ param: { id }, json: { name } });
}

export async function resendVerification(id: string): Promise<void> {
  await one['resend-verification'].$post({ param: { id } });
}

export async function closeSessions(id: string): Promise<void> {
  await one.sessions.close.$post({ param: { id } });
}

/** A plain link could not send the bearer header. */
export const fetchDocument = async (id: string): Promise<Blob> =>
  (await api.documents[':id'].file.$get({ param: { id } })).blob();

/** The answer of a change is the whole person; lists, sessions and what was recorded are asked for again. */
export function keepUser(queryClient: QueryClient, user: ManagedUserDetail): void {
  queryClient.setQueryData(userQuery(user.id).queryKey, user);
  refreshAround(queryClient, user.id);
}

export function refreshAround(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['users', 'page'] });
  void queryClient.invalidateQueries({ queryKey: ['users', 'sessions', id] });
  void queryClient.invalidateQueries({ queryKey: ['audit'] });
}
