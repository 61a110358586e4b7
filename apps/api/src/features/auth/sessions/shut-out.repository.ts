import { and, eq, exists, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts';
import { users } from '../../../db/schema/users.ts';

/**
 * Whether a session would go on if its user, or the hospital they work for, were not blocked, or their access had not
 * come to its end. A browser with a token of such a session is told so. One whose session had ended before learns
 * nothing of what became of the account, and neither does an administrator who acted in it.
 */
export async function isSessionShutOut(
  db: Queryable,
  session: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId), shutOut(db, now)));
  return row !== undefined;
}

/** The same for a browser with a refresh token that was not used. */
export async function isTokenShutOut(db: Queryable, hash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(refreshTokens.hash, hash),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
        shutOut(db, now),
      ),
    );
  return row !== undefined;
}

const shutOut = (db: Queryable, now: Date) =>
  and(
    isNull(sessions.impersonatorId),
    gt(sessions.expiresAt, now),
    isNull(users.deletedAt),
    or(
      and(isNotNull(users.blockedAt), lastedUntil(users.blockedAt)),
      and(lte(users.accessEndsAt, now), lastedUntil(users.accessEndsAt)),
      exists(
        db
          .select({ id: hospitals.id })
          .from(hospitalMembers)
          .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
          .where(
            and(eq(hospitalMembers.userId, users.id), isNotNull(hospitals.blockedAt), lastedUntil(hospitals.blockedAt)),
          ),
      ),
    ),
  );

/** Blocking ends the sessions at its own instant. */
const lastedUntil = (end: AnyPgColumn) => or(isNull(sessions.revokedAt), gte(sessions.revokedAt, end));
