import type { AccessEndChange } from '@fonendo/contract/administrators.schema';
import type { UserDetail, UserUpdate } from '@fonendo/contract/users/users.schema';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { beginImpersonation } from '../../platform/session/impersonation.ts';
import type { UsersFilter } from './list/search.ts';

/** Continues as another person at the target page; the server refuses for administrators. */
export async function impersonate(userId: string, reason: string, target: string): Promise<void> {
  const tokens = await api.post('/api/auth/{id}/impersonate', { path: { id: userId }, body: { reason } });
  beginImpersonation(tokens, target);
}

export const usersPageQuery = (filter: UsersFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.users.page(filter),
    ...readPages('/api/users', { limit: 25, ...filter }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.users.one(id),
    ...read('/api/users/{id}', { path: { id } }),
  });

export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.users.sessions(id),
    queryFn: async () => (await api.get('/api/users/{id}/sessions', { path: { id } })).items,
  });

export const editUser = (id: string, body: UserUpdate) => api.patch('/api/users/{id}', { path: { id }, body });

export const changeEmail = (id: string, email: string) =>
  api.post('/api/users/{id}/email', { path: { id }, body: { email } });

export const blockUser = (id: string, reason: string) =>
  api.post('/api/users/{id}/block', { path: { id }, body: { reason } });

export const unblockUser = (id: string) => api.post('/api/users/{id}/unblock', { path: { id } });

export const resetSecondFactor = (id: string) => api.post('/api/users/{id}/second-factor/reset', { path: { id } });

export const changeAccessEnd = (id: string, body: AccessEndChange) =>
  api.post('/api/users/{id}/access-end', { path: { id }, body });

export const changeGroup = (id: string, body: { from: PolicyGroup; to: PolicyGroup }) =>
  api.post('/api/users/{id}/group', { path: { id }, body });

export async function deleteUser(id: string, name: string): Promise<void> {
  await api.delete('/api/users/{id}', { path: { id }, body: { name } });
}

export async function resendVerification(id: string): Promise<void> {
  await api.post('/api/users/{id}/resend-verification', { path: { id } });
}

export async function closeSessions(id: string): Promise<void> {
  await api.post('/api/users/{id}/sessions/close', { path: { id } });
}

/** The answer is the whole user: it is stored; lists, sessions and audit are invalidated. */
export function cacheUser(queryClient: QueryClient, user: UserDetail): void {
  queryClient.setQueryData(userQuery(user.id).queryKey, user);
  refreshAround(queryClient, user.id);
}

export function refreshAround(queryClient: QueryClient, id: string): void {
  void invalidateAnswers(queryClient, affectedBy.user, { except: queryKeys.users.one(id) });
}
