import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { api } from '../api.ts';
import { isApiFailure } from '../http-client.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { isAway } from './server-away.ts';

/**
 * The refresh token is kept only where the person asked to be remembered (specification, section 5). Whoever acts as
 * somebody holds both of that person's tokens (section 4); the server ends them after an hour.
 */
export function storeTokens({ jwt, refreshToken }: Tokens): void {
  const keepsRefresh = readStored(storageKeys.persistsSession) ?? readStored(storageKeys.isImpersonating);
  writeStored(storageKeys.token, jwt);
  writeStored(storageKeys.refresh, keepsRefresh ? refreshToken : null);
}

let lastTurn: Promise<string | null> = Promise.resolve(null);

/**
 * A new token for the refused one, or null where the refresh fails. A server that is away is thrown. One tab refreshes
 * at a time; a tab that waited uses the token that the other one got.
 */
export function refreshTokens(refused: string | null): Promise<string | null> {
  const refresh = async () => {
    const current = readStored(storageKeys.token);
    if (current && current !== refused) return current;
    const token = readStored(storageKeys.refresh);
    if (!token) return null;
    try {
      const tokens = await api.post('/api/auth/refresh-token', {
        body: { token },
        headers: { authorization: `Bearer ${refused ?? ''}` },
      });
      storeTokens(tokens);
      return tokens.jwt;
    } catch (failure) {
      if (isAway(failure) || !isApiFailure(failure)) throw failure;
      return null;
    }
  };
  if (navigator.locks) return navigator.locks.request('auth:refresh', refresh);
  // Browsers have locks for HTTPS alone. Without it the requests of this tab wait for each other, and tabs do not.
  lastTurn = lastTurn.then(refresh, refresh);
  return lastTurn;
}
