import type { AdministratorInvitations, InviteAdministrator } from '@fonendo/contract/administrators.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const administratorInvitationsQuery = queryOptions({
  queryKey: queryKeys.administrators.invitations,
  ...read('/api/administrators/invitations'),
});

/** Every change returns all invitations, which replace the cached ones. */
export function cacheInvitations(queryClient: QueryClient, invitations: AdministratorInvitations): void {
  queryClient.setQueryData(administratorInvitationsQuery.queryKey, invitations);
}

export const inviteAdministrator = (body: InviteAdministrator) => api.post('/api/administrators/invitations', { body });

export const resendInvitation = (id: string) =>
  api.post('/api/administrators/invitations/{id}/resend', { path: { id } });

export const revokeInvitation = (id: string) => api.delete('/api/administrators/invitations/{id}', { path: { id } });
