import type { RefreshFacts } from '@fonendo/domain/auth/session.lifecycle';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';
import { impersonator, isLive, parent } from './live-session.repository.ts';

export type NewSession = typeof sessions.$inferInsert;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Nothing where another tab was quicker. */
export async function touchSession(db: Queryable, sessionId: string, unusedSince: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, unusedSince)));
}

export async function extendSession(db: Queryable, sessionId: string, expiresAt: Date, now: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt, lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends the session and the impersonations that hang on it. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isNull(sessions.revokedAt), or(eq(sessions.id, sessionId), eq(sessions.parentSessionId, sessionId))));
}

/** Ends every session of a user, and the impersonations they carry out; `except` stays. */
export async function revokeSessionsOf(db: Queryable, userId: string, now: Date, except?: string): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(sessions.revokedAt),
        or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
  return rowCount ?? 0;
}

/** Ends every session of these people, and what administrators do in their name. */
export async function revokeSessionsOfAll(tx: Queryable, userIds: readonly string[], now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isNull(sessions.revokedAt), inArray(sessions.userId, [...userIds])));
}

/** The devices somebody is signed in on. What an administrator opened in their name is not a device of theirs. */
export async function listSessionsOf(db: Queryable, userId: string, now: Date) {
  return ask(db, 'sessions of user', { userId, now }, (p) =>
    db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        ipAddress: sessions.ipAddress,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, p.userId),
          isNull(sessions.impersonatorId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, p.now),
        ),
      )
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(100),
  );
}

/** For somebody who leaves: their addresses and devices go with them. */
export async function deleteSessionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)));
}

export async function insertRefreshToken(db: Queryable, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

export async function spendRefreshToken(db: Queryable, hash: string, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
}

export type LockedRefreshToken = RefreshFacts & {
  sessionId: string;
  userId: string;
  sessionExpiresAt: Date;
  impersonatorId: string | null;
};

/**
 * The token with its session, locked: a second request with the same token waits here and then sees it spent. The
 * session's row is locked, because a request that ends the session or deletes it with its tokens locks that row, too:
 * so neither sees the other half done.
 * Null where there is no such token or its session is not alive.
 */
export async function lockRefreshToken(
  db: Queryable,
  hash: string,
  successorHash: string,
  now: Date,
): Promise<LockedRefreshToken | null> {
  const owner = db.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
  const [locked] = await db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, owner)).for('update');
  if (!locked) return null;
  // Read after the lock was granted: what the first request committed is seen by the second.
  const successor = alias(refreshTokens, 'successor');
  const [row] = await db
    .select({
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
      successorUsedAt: successor.usedAt,
      sessionId: sessions.id,
      userId: sessions.userId,
      sessionExpiresAt: sessions.expiresAt,
      impersonatorId: sessions.impersonatorId,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonator, eq(impersonator.id, sessions.impersonatorId))
    .leftJoin(parent, eq(parent.id, sessions.parentSessionId))
    .leftJoin(successor, eq(successor.hash, successorHash))
    .where(and(eq(refreshTokens.hash, hash), isLive(sql`${now.toISOString()}::timestamptz`)));
  if (!row) return null;
  const { successorUsedAt, ...token } = row;
  return { ...token, successorUsed: successorUsedAt !== null };
}
