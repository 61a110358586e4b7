import type { Account, AccountUpdate } from '@fonendo/contract/account.schema';
import type { ChangePasswordRequest } from '@fonendo/contract/password.schema';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { recheckSession } from '../../platform/session/session.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => (await api.account.$get()).json(),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => (await (await api.account.sessions.$get()).json()).items,
});

/** Saves a part of one's own data; the rest of the application hears of it, the name in the menu included. */
export function useSaveAccount(): (change: AccountUpdate) => Promise<Account> {
  const queryClient = useQueryClient();
  return async (change) => {
    const account = await (await api.account.$patch({ json: change })).json();
    queryClient.setQueryData(accountQuery.queryKey, account);
    await recheckSession();
    return account;
  };
}

/** The session at hand goes on; the server ends every other one. */
export async function changePassword(queryClient: QueryClient, change: ChangePasswordRequest): Promise<void> {
  await api.auth['change-password'].$post({ json: change });
  await queryClient.invalidateQueries(sessionsQuery);
}

export async function closeOtherSessions(queryClient: QueryClient): Promise<void> {
  await api.account.sessions['close-others'].$post();
  await queryClient.invalidateQueries(sessionsQuery);
}

/** The ZIP of the export. A plain link could not send the bearer header. */
export async function fetchExport(): Promise<Blob> {
  return (await api.account.export.$get()).blob();
}

export async function deleteAccount(password: string): Promise<void> {
  await api.account.$delete({ json: { password } });
}
