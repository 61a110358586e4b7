import { canImpersonate } from '@fonendo/domain/auth/impersonation.policy';
import type { AdminSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { RefreshFacts } from '@fonendo/domain/auth/session.lifecycle';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../../db/database.ts';
import { hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { passkeys, totpFactors } from '../../../db/schema/second-factor.ts';
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts';
import { users } from '../../../db/schema/users.ts';
import type { FindActor } from '../../../http/access/authentication.ts';

export type NewSession = typeof sessions.$inferInsert;

const parent = alias(sessions, 'parent');
const impersonator = alias(users, 'impersonator');

/** Runs with every request, hence one query and prepared once. */
export function createFindActor(db: Database, adminSecondFactor: AdminSecondFactor): FindActor {
  const query = db
    .select({
      userId: users.id,
      policyGroups: users.policyGroups,
      verifiedAt: users.verifiedAt,
      mustSetUpSecondFactor: lacksSecondFactor(adminSecondFactor),
      impersonatorId: sessions.impersonatorId,
      impersonatorGroups: impersonator.policyGroups,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonator, eq(impersonator.id, sessions.impersonatorId))
    .leftJoin(parent, eq(parent.id, sessions.parentSessionId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isLive(sql.placeholder('now'))))
    .prepare('find_actor');

  return async (sessionId, now) => {
    const [row] = await query.execute({ sessionId, now: now.toISOString() });
    if (!row) return null;
    // An administrator who lost the group, or whose target rose to it, is out at once.
    if (row.impersonatorId && !canImpersonate(row.impersonatorGroups ?? [], row.policyGroups)) return null;
    return {
      userId: row.userId,
      sessionId,
      policyGroups: row.policyGroups,
      verified: row.verifiedAt !== null,
      mustSetUpSecondFactor: row.mustSetUpSecondFactor,
      impersonatorId: row.impersonatorId,
    };
  };
}

/**
 * An administrator without the second factor that the installation asks of them. Not of whoever acts as one: they have
 * theirs. Nothing is looked up for anybody else.
 */
const lacksSecondFactor = (setting: AdminSecondFactor) =>
  setting === 'optional'
    ? sql<boolean>`false`
    : sql<boolean>`(${users.policyGroups} && '{superadmin,admin}' and ${sessions.impersonatorId} is null
        and not exists (select from ${totpFactors} where ${totpFactors.userId} = ${users.id} and ${totpFactors.confirmedAt} is not null)
        and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`;

/**
 * A hospital's people are out with it, even whoever was signing in while it was being blocked. Doctors and
 * administrators work for none: with every request of theirs, nothing is looked up.
 */
const worksForNobodyBlocked = sql`(not ${users.policyGroups} && '{hospital,recruiter}' or not exists (
  select from ${hospitalMembers} join ${hospitals} on ${hospitals.id} = ${hospitalMembers.hospitalId}
  where ${hospitalMembers.userId} = ${users.id} and ${hospitals.blockedAt} is not null))`;

/** Neither ended nor expired, of a user who may come in; an impersonation needs the same of its administrator. */
function isLive(now: unknown) {
  return and(
    isNull(sessions.revokedAt),
    sql`${sessions.expiresAt} > ${now}`,
    isNull(users.blockedAt),
    isNull(users.deletedAt),
    worksForNobodyBlocked,
    or(
      isNull(sessions.impersonatorId),
      and(
        isNull(parent.revokedAt),
        sql`${parent.expiresAt} > ${now}`,
        isNull(impersonator.blockedAt),
        isNull(impersonator.deletedAt),
      ),
    ),
  );
}

export async function getSessionDetails(db: Queryable, sessionId: string, adminSecondFactor: AdminSecondFactor) {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      policyGroups: users.policyGroups,
      locale: users.locale,
      verifiedAt: users.verifiedAt,
      mustSetUpSecondFactor: lacksSecondFactor(adminSecondFactor),
      expiresAt: sessions.expiresAt,
      impersonationReason: sessions.impersonationReason,
      impersonatorFirstName: impersonator.firstName,
      impersonatorLastName: impersonator.lastName,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonator, eq(impersonator.id, sessions.impersonatorId))
    .where(eq(sessions.id, sessionId));
  if (!row) throw new Error(`session ${sessionId} is gone`);
  return row;
}

export type SessionDetails = Awaited<ReturnType<typeof getSessionDetails>>;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The 5-minute re-check of every open tab writes at most once a minute. */
export async function touchSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, minuteAgo)));
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
  return db
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
        eq(sessions.userId, userId),
        isNull(sessions.impersonatorId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
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
 * The token with its session, locked: a second request with the same token waits here and then sees it spent. The lock
 * is the session's, as whoever ends it takes it, or deletes it with its tokens: both are never half done.
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
