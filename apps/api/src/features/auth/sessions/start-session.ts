import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { accessTokenExpiry, sessionLife } from '@fonendo/domain/auth/session.lifecycle';
import { tokenHash } from '../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import type { HeldUser } from '../auth-users.repository.ts';
import { watchDevices } from '../second-factor/watch-devices.ts';
import { insertRefreshToken, insertSession } from './sessions.repository.ts';

type Impersonation = { impersonatorId: string; parentSessionId: string; impersonationReason: string };

/**
 * Signs a user in: a session, its first refresh token and a JWT that names it. The user's row is locked. So a change of
 * the password, a block or a deletion comes either before, and is seen here, or after, and ends this session as well.
 */
export async function startSession(
  context: AuthContext,
  held: HeldUser,
  origin: Origin,
  impersonation?: Impersonation,
): Promise<Tokens> {
  const { tokens, now } = context;
  const { tx, user } = held;
  const userId = user.id;
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
  if (!impersonation) await watchDevices(context, held, origin);
  await insertRefreshToken(tx, { hash: tokenHash(refreshToken), sessionId, createdAt: instant, expiresAt });
  const jwt = await tokens.issue({ userId, sessionId, expiresAt: accessTokenExpiry(expiresAt, instant) }, instant);
  return { jwt, refreshToken };
}
