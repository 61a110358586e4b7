import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { api } from '../api.ts';
import { isApiFailure } from '../http-client.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { isAway } from './server-away.ts';

/**
 * The refresh token is kept only where the person asked to be remembered (specification, section 5). An
 * administrator who acts as somebody holds both tokens of that session (section 4); the server ends it after an hour.
 */
export function storeTokens({ jwt, refreshToken }: Tokens): void {
  const keepsRefresh = readStored(storageKeys.persistsSession) ?? readStored(storageKeys.isImpersonating);
  writeStored(storageKeys.token, jwt);
  writeStored(storageKeys.refresh, keepsRefresh ? refreshToken : null);
}

let lastTurn: Promise<Refreshed> = Promise.resolve({ refused: 'expired' });

/** `shutOut`: the account may not come in any more. */
export type Refreshed = { jwt: string } | { refused: 'expired' | 'shutOut' };

export const reasonOf = (failure: unknown): 'expired' | 'shutOut' =>
  isApiFailure(failure, 'TokenExpired') && failure.data.shutOut ? 'shutOut' : 'expired';

/**
 * A new token for the refused one, or why the refresh fails. A server that is away is thrown. One tab refreshes
 * at a time; a tab that waited uses the token that the other one got.
 */
export function refreshTokens(refused: string | null): Promise<Refreshed> {
  const refresh = async (): Promise<Refreshed> => {
    const current = readStored(storageKeys.token);
    if (current && current !== refused) return { jwt: current };
    const token = readStored(storageKeys.refresh);
    if (!token) return { refused: 'expired' };
    try {
      const tokens = await api.post('/api/auth/refresh-token', {
        body: { token },
        headers: { authorization: `Bearer ${refused ?? ''}` },
      });
      storeTokens(tokens);
      return { jwt: tokens.jwt };
    } catch (failure) {
      if (isAway(failure) || !isApiFailure(failure)) throw failure;
      return { refused: reasonOf(failure) };
    }
  };
  if (navigator.locks) return navigator.locks.request('auth:refresh', refresh);
  // Browsers have locks for HTTPS alone. Without it the requests of this tab wait for each other, and tabs do not.
  lastTurn = lastTurn.then(refresh, refresh);
  return lastTurn;
}
