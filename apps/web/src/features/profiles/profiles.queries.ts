import type {
  AcceptInvitation,
  Invite,
  OpenInvitation,
  Profiles,
  ProfileUpdate,
} from '@fonendo/contract/profiles.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { recheckSession } from '../../platform/session/session.ts';
import { storeTokens } from '../../platform/session/tokens.ts';
import { storageKeys, writeStored } from '../../platform/storage.ts';

export const profilesQuery = queryOptions({
  queryKey: ['profiles'],
  queryFn: async (): Promise<Profiles> => (await api.profiles.$get()).json(),
});

/** Every change is answered with all profiles: they take the place of what was known. */
export function keepProfiles(queryClient: QueryClient, profiles: Profiles): void {
  queryClient.setQueryData(profilesQuery.queryKey, profiles);
}

export const invite = async (json: Invite): Promise<Profiles> =>
  (await api.profiles.invitations.$post({ json })).json();

const invitation = api.profiles.invitations[':id'];

export const resendInvitation = async (id: string): Promise<Profiles> =>
  (await invitation.resend.$post({ param: { id } })).json();

export const revokeInvitation = async (id: string): Promise<Profiles> =>
  (await invitation.$delete({ param: { id } })).json();

const profile = api.profiles[':userId'];

/** Null where one gave up one's own right to see the others. */
export const changeProfile = async (userId: string, json: ProfileUpdate): Promise<Profiles | null> =>
  (await profile.$put({ param: { userId }, json })).json();

export const removeProfile = async (userId: string): Promise<Profiles> =>
  (await profile.$delete({ param: { userId } })).json();

const opened = api.invitations[':token'];

/** What a link opens is asked for once: it does not change while somebody reads it, and each look is counted. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitations', token],
    queryFn: async (): Promise<OpenInvitation> => (await opened.$get({ param: { token } })).json(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes the account and goes on as it in this browser, until it is closed. */
export async function acceptInvitation(token: string, json: AcceptInvitation): Promise<void> {
  const tokens = await (await opened.$post({ param: { token }, json })).json();
  writeStored(storageKeys.persistsSession, null);
  storeTokens(tokens);
  await recheckSession();
}
