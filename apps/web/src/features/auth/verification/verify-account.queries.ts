import type { RegisteredUser } from '@fonendo/contract/auth/registration.schema';
import { parseVerificationToken } from '@fonendo/domain/auth/account-codes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { authState } from '../../../platform/session/auth-state.ts';
import { recheckSession } from '../../../platform/session/session.ts';

/** Confirms the address by the code from the mail, and updates the session of the same person. */
export async function verifyAccount(token: string): Promise<RegisteredUser> {
  const { user } = await api.get('/api/auth/verify-account/{token}', { path: { token } });
  await updateSessionOf(user.id);
  return user;
}

export async function sendVerificationCode(userId: string): Promise<void> {
  await api.get('/api/auth/send-email-verification/{id}', { path: { id: userId } });
}

async function isConfirmed(userId: string): Promise<boolean> {
  return (await api.get('/api/auth/blocked/{id}', { path: { id: userId } })).confirmed;
}

const askAgainMs = 5000;

/** Polled while the page is visible: the account may be confirmed on another device. */
export const confirmationQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.auth.confirmed(userId),
    queryFn: () => isConfirmed(userId),
    staleTime: 0,
    refetchInterval: askAgainMs,
  });

/**
 * The link in the mail. Opening it verifies, so it is requested once and never again by itself. If the link was opened
 * before, its code is used: then it only matters whether the account is confirmed.
 */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.auth.verification(token),
    queryFn: async (): Promise<{ user: RegisteredUser | null }> => {
      try {
        return { user: await verifyAccount(token) };
      } catch (failure) {
        const userId = parseVerificationToken(token)?.userId;
        if (!userId || !isApiFailure(failure, 'InvalidVerificationCode') || !(await isConfirmed(userId))) throw failure;
        await updateSessionOf(userId);
        return { user: null };
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });

async function updateSessionOf(userId: string): Promise<void> {
  const auth = authState();
  if (auth.status === 'authenticated' && auth.session.userId === userId) await recheckSession();
}
