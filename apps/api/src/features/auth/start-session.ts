import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Tokens } from '@fonendo/contract/auth.schema';
import { accessTokenExpiry, sessionLife } from '@fonendo/domain/session.lifecycle';
import type { Queryable } from '../../db/database.ts';
import { tokenHash } from '../../http/secret-keys.ts';
import type { AuthContext, Origin } from './auth.context.ts';
import { insertRefreshToken, insertSession } from './sessions.repository.ts';

type Impersonation = { impersonatorId: string; parentSessionId: string; impersonationReason: string };

/** Signs a user in on a origin: a session, its first refresh token and a JWT that names it. */
export async function startSession(
  { tokens, now }: AuthContext,
  tx: Queryable,
  userId: string,
  origin: Origin,
  impersonation?: Impersonation,
): Promise<Tokens> {
  const instant = now();
  const life = impersonation ? sessionLife.impersonationMs : sessionLife.refreshTokenMs;
  const expiresAt = new Date(instant.getTime() + life);
  const sessionId = randomUUIDv7();
  const refreshToken = randomBytes(32).toString('base64url');
  await insertSession(tx, {
    id: sessionId,
    userId,
    userAgent: origin.userAgent?.slice(0, 512) ?? null,
    ipAddress: origin.address,
    createdAt: instant,
    lastUsedAt: instant,
    expiresAt,
    ...impersonation,
  });
  await insertRefreshToken(tx, { hash: tokenHash(refreshToken), sessionId, createdAt: instant, expiresAt });
  const jwt = await tokens.issue({ userId, sessionId, expiresAt: accessTokenExpiry(expiresAt, instant) }, instant);
  return { jwt, refreshToken };
}
