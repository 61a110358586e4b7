import { canImpersonate } from '@fonendo/domain/auth/impersonation.policy';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { AdminSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { BounceReason } from '@fonendo/domain/bounces/bounce';
import type { Locale } from '@fonendo/domain/shared/locale';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { passkeys, totpFactors } from '../../../db/schema/second-factor.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { bounces, users } from '../../../db/schema/users.ts';

export const parent = alias(sessions, 'parent');
export const impersonator = alias(users, 'impersonator');

/** A session that has not ended, with whose it is: all that a request needs to know of its caller. */
export type LiveSession = {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly policyGroups: readonly PolicyGroup[];
  readonly locale: Locale;
  readonly verified: boolean;
  readonly mustSetUpSecondFactor: boolean;
  /** Mail servers say that nothing reaches them. */
  readonly undeliverable: { since: Date; reason: BounceReason } | null;
  readonly impersonatorId: string | null;
  readonly impersonation: { name: string; reason: string } | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When it ends by itself: its own end, that of the session which carries it, or that of somebody's access. */
  readonly liveUntil: Date;
  /** As of the last look at the database, or later. */
  lastUsedAt: Date;
};

export type ReadLiveSession = (sessionId: string, now: Date) => Promise<LiveSession | null>;

export function createReadLiveSession(db: Database, adminSecondFactor: AdminSecondFactor): ReadLiveSession {
  const query = db
    .select({
      userId: users.id,
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      policyGroups: users.policyGroups,
      locale: users.locale,
      verifiedAt: users.verifiedAt,
      mustSetUpSecondFactor: lacksSecondFactor(adminSecondFactor),
      undeliverableAt: bounces.undeliverableAt,
      bounceReason: bounces.reason,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      parentExpiresAt: parent.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      accessEndsAt: users.accessEndsAt,
      impersonatorAccessEndsAt: impersonator.accessEndsAt,
      impersonatorId: sessions.impersonatorId,
      impersonationReason: sessions.impersonationReason,
      impersonatorGroups: impersonator.policyGroups,
      impersonatorFirstname: impersonator.firstname,
      impersonatorLastname: impersonator.lastname,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonator, eq(impersonator.id, sessions.impersonatorId))
    .leftJoin(parent, eq(parent.id, sessions.parentSessionId))
    .leftJoin(bounces, eq(bounces.userId, users.id))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isLive(sql.placeholder('now'))))
    .prepare('read_live_session');

  return async (sessionId, now) => {
    const [row] = await query.execute({ sessionId, now: now.toISOString() });
    if (!row) return null;
    // An administrator who lost the group, or whose target rose to it, is out at once.
    if (row.impersonatorId && !canImpersonate(row.impersonatorGroups ?? [], row.policyGroups)) return null;
    const { userId, email, firstname, lastname, policyGroups, locale, mustSetUpSecondFactor, impersonatorId } = row;
    const { createdAt, expiresAt, lastUsedAt, impersonationReason } = row;
    const ends = [expiresAt, row.parentExpiresAt, row.accessEndsAt, row.impersonatorAccessEndsAt];
    return {
      ...{ sessionId, userId, email, firstname, lastname, policyGroups, locale },
      verified: row.verifiedAt !== null,
      undeliverable:
        row.undeliverableAt && row.bounceReason ? { since: row.undeliverableAt, reason: row.bounceReason } : null,
      ...{ mustSetUpSecondFactor, impersonatorId, createdAt, expiresAt, lastUsedAt },
      impersonation:
        impersonationReason === null
          ? null
          : { name: `${row.impersonatorFirstname} ${row.impersonatorLastname}`, reason: impersonationReason },
      liveUntil: ends.reduce<Date>((first, end) => (end && end < first ? end : first), expiresAt),
    };
  };
}

/**
 * An administrator without the second factor that the installation requires. Somebody who acts as an administrator
 * is not asked: they have their own. Nothing is looked up for anybody else.
 */
const lacksSecondFactor = (setting: AdminSecondFactor) =>
  setting === 'optional'
    ? sql<boolean>`false`
    : sql<boolean>`(${users.policyGroups} && '{superadmin,admin}' and ${sessions.impersonatorId} is null
        and not exists (select from ${totpFactors} where ${totpFactors.userId} = ${users.id} and ${totpFactors.confirmedAt} is not null)
        and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`;

/**
 * A hospital's people are out with it, even one who was just signing in when it was blocked. Doctors and
 * administrators work for none: with every request of theirs, nothing is looked up.
 */
const worksForNobodyBlocked = sql`(not ${users.policyGroups} && '{hospital,recruiter}' or not exists (
  select from ${hospitalMembers} join ${hospitals} on ${hospitals.id} = ${hospitalMembers.hospitalId}
  where ${hospitalMembers.userId} = ${users.id} and ${hospitals.blockedAt} is not null))`;

/** Neither ended nor expired, of a user who may come in; an impersonation needs the same of its administrator. */
export function isLive(now: unknown) {
  return and(
    isNull(sessions.revokedAt),
    sql`${sessions.expiresAt} > ${now}`,
    isNull(users.blockedAt),
    isNull(users.deletedAt),
    sql`(${users.accessEndsAt} is null or ${users.accessEndsAt} > ${now})`,
    worksForNobodyBlocked,
    or(
      isNull(sessions.impersonatorId),
      and(
        isNull(parent.revokedAt),
        sql`${parent.expiresAt} > ${now}`,
        isNull(impersonator.blockedAt),
        isNull(impersonator.deletedAt),
        sql`(${impersonator.accessEndsAt} is null or ${impersonator.accessEndsAt} > ${now})`,
      ),
    ),
  );
}
