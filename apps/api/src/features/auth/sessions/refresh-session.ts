import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { accessTokenExpiry, decideRefresh, sessionLife } from '@fonendo/domain/auth/session.lifecycle';
import type { Transaction } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { keyedHash, tokenHash } from '../../../http/secret-keys.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import {
  extendSession,
  insertRefreshToken,
  type LockedRefreshToken,
  lockRefreshToken,
  revokeSession,
  spendRefreshToken,
} from './sessions.repository.ts';
import { isTokenShutOut } from './shut-out.repository.ts';

/**
 * Spends a refresh token and gives its successor with a new JWT.
 *
 * The successor is computed from the token with a key of the server. So the grace for two tabs needs no second
 * chain: a second request with the same token a moment later gets the very same successor. A thief who is that quick
 * shares one chain with the owner, and the first of the two to fall behind betrays the theft and ends the session.
 */
export async function refreshSession(context: AuthContext, token: string, origin: Origin): Promise<Tokens> {
  await guardAttempts(context, { refreshAddress: addressForLimits(origin.address) });
  // The refusal is thrown after the transaction: thrown inside, it would roll back the revocation.
  const tokens = await context.db.transaction((tx) => rotate(context, tx, token, origin));
  if (!tokens) {
    throw new ApiError('TokenExpired', {
      shutOut: await isTokenShutOut(context.db, tokenHash(token), context.now()),
    });
  }
  return tokens;
}

async function rotate(
  context: AuthContext,
  tx: Transaction,
  token: string,
  { requestId }: Origin,
): Promise<Tokens | null> {
  const now = context.now();
  const successor = keyedHash(context.keys['refresh-token'], token);
  const locked = await lockRefreshToken(tx, tokenHash(token), tokenHash(successor), now);
  if (!locked) return null;
  const decision = decideRefresh(locked, now);
  switch (decision) {
    case 'refuse':
      return null;
    case 'revoke': {
      const by = { userId: locked.userId, impersonatorId: locked.impersonatorId, requestId };
      await revokeSession(tx, locked.sessionId, now);
      await recordAudit(tx, now, by, 'session.tokenReused', { type: 'session', id: locked.sessionId });
      return null;
    }
    case 'repeat':
      return issue(context, locked, locked.sessionExpiresAt, successor);
    case 'rotate': {
      const expiresAt = nextExpiry(locked, now);
      await spendRefreshToken(tx, tokenHash(token), now);
      await insertRefreshToken(tx, {
        hash: tokenHash(successor),
        sessionId: locked.sessionId,
        createdAt: now,
        expiresAt,
      });
      await extendSession(tx, locked.sessionId, expiresAt, now);
      return issue(context, locked, expiresAt, successor);
    }
  }
}

/** Using a session prolongs it, except an impersonation: that one has its hour and no more. */
const nextExpiry = (locked: LockedRefreshToken, now: Date) =>
  locked.impersonatorId ? locked.sessionExpiresAt : new Date(now.getTime() + sessionLife.refreshTokenMs);

async function issue(context: AuthContext, locked: LockedRefreshToken, sessionExpiresAt: Date, refreshToken: string) {
  const now = context.now();
  const expiresAt = accessTokenExpiry(sessionExpiresAt, now);
  const jwt = await context.tokens.issue({ userId: locked.userId, sessionId: locked.sessionId, expiresAt }, now);
  return { jwt, refreshToken };
}
