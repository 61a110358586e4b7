import type { AcceptInvitation, Invite, Profiles, ProfileUpdate } from '@fonendo/contract/profiles.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { recheckSession } from '../../platform/session/session.ts';
import { storeTokens } from '../../platform/session/tokens.ts';
import { storageKeys, writeStored } from '../../platform/storage.ts';

export const profilesQuery = queryOptions({
  queryKey: queryKeys.profiles.team,
  ...read('/api/profiles'),
});

/** Every change returns all profiles, which replace the cached ones. */
export function cacheProfiles(queryClient: QueryClient, profiles: Profiles): void {
  queryClient.setQueryData(profilesQuery.queryKey, profiles);
}

export const invite = (body: Invite) => api.post('/api/profiles/invitations', { body });

export const resendInvitation = (id: string) => api.post('/api/profiles/invitations/{id}/resend', { path: { id } });

export const revokeInvitation = (id: string) => api.delete('/api/profiles/invitations/{id}', { path: { id } });

/** Null if the reader gave up their own right to see the others. */
export const changeProfile = (userId: string, body: ProfileUpdate) =>
  api.put('/api/profiles/{userId}', { path: { userId }, body });

export const removeProfile = (userId: string) => api.delete('/api/profiles/{userId}', { path: { userId } });

/** Fetched once: it does not change while somebody reads, and each request counts for the limits. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.profiles.invitation(token),
    ...read('/api/invitations/{token}', { path: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates the account and continues signed in, until the browser is closed. */
export async function acceptInvitation(token: string, body: AcceptInvitation): Promise<void> {
  const tokens = await api.post('/api/invitations/{token}', { path: { token }, body });
  writeStored(storageKeys.persistsSession, null);
  storeTokens(tokens);
  await recheckSession();
}
