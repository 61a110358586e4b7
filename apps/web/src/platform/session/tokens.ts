import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { api } from '../api.ts';
import { isApiFailure } from '../http-client.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';

/** The refresh token is kept only where the person asked to be remembered (specification, section 5). */
export function storeTokens({ jwt, refreshToken }: Tokens): void {
  writeStored(storageKeys.token, jwt);
  writeStored(storageKeys.refresh, readStored(storageKeys.persistsSession) ? refreshToken : null);
}

/**
 * A new token for the refused one, or null if there is none. One tab refreshes at a time; a tab that waited uses the
 * token that the other one got.
 */
export function refreshTokens(refused: string | null): Promise<string | null> {
  return navigator.locks.request('auth:refresh', async () => {
    const current = readStored(storageKeys.token);
    if (current && current !== refused) return current;
    const refresh = readStored(storageKeys.refresh);
    if (!refresh) return null;
    try {
      const tokens = await api.post('/api/auth/refresh-token', {
        body: { token: refresh },
        headers: { authorization: `Bearer ${refused ?? ''}` },
      });
      storeTokens(tokens);
      return tokens.jwt;
    } catch (failure) {
      if (isApiFailure(failure) && failure.status >= 400 && failure.status < 500) return null;
      throw failure;
    }
  });
}
