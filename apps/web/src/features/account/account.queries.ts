import type { Account, AccountUpdate } from '@fonendo/contract/account/account.schema';
import type { ChangePasswordRequest } from '@fonendo/contract/auth/password.schema';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { recheckSession } from '../../platform/session/session.ts';

export const accountQuery = queryOptions({
  queryKey: queryKeys.account.own,
  ...read('/api/account'),
});

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.account.sessions,
  queryFn: async () => (await api.get('/api/account/sessions')).items,
});

/** Saves a part of one's own data and updates everything that shows it, such as the name in the menu. */
export function useSaveAccount(): (change: AccountUpdate) => Promise<Account> {
  const queryClient = useQueryClient();
  return async (change) => {
    const account = await api.patch('/api/account', { body: change });
    queryClient.setQueryData(accountQuery.queryKey, account);
    await recheckSession();
    return account;
  };
}

/** The server ends all other sessions. */
export async function changePassword(queryClient: QueryClient, change: ChangePasswordRequest): Promise<void> {
  await api.post('/api/auth/change-password', { body: change });
  await queryClient.invalidateQueries(sessionsQuery);
}

export async function closeOtherSessions(queryClient: QueryClient): Promise<void> {
  await api.post('/api/account/sessions/close-others');
  await queryClient.invalidateQueries(sessionsQuery);
}

/** The ZIP of the export. A plain link could not send the bearer header. */
export const fetchExport = () => api.file('/api/account/export');

export async function deleteAccount(password: string): Promise<void> {
  await api.delete('/api/account', { body: { password } });
}
