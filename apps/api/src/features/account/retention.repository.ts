import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { monthStep } from '../../db/months/month-step.ts';
import { type DueRows, deleteBatch, deleteStep, type RetentionStep } from '../../db/retention.ts';
import { passwordResets, verificationCodes } from '../../db/schema/account-codes.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { contactMessages, interests } from '../../db/schema/contact.ts';
import { hospitalInvitations } from '../../db/schema/hospitals.ts';
import { mailbox } from '../../db/schema/mailbox.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { administratorInvitations, users } from '../../db/schema/users.ts';
import { eraseAuditDetailsOf, releaseAuditDetails } from '../audit/audit.public.ts';

/** Expired tokens, codes and counters. */
export function expiredSteps(db: Database, now: Date): RetentionStep[] {
  const open = or(isNull(attempts.blockedUntil), lt(attempts.blockedUntil, now));
  const rule = 'once they have expired';
  return [
    deleteStep(db, {
      ...{ name: 'verification codes', rule },
      rows: {
        ...{ table: verificationCodes, key: [verificationCodes.userId], at: verificationCodes.expiresAt },
        where: lt(verificationCodes.expiresAt, now),
      },
    }),
    deleteStep(db, {
      ...{ name: 'password links', rule },
      rows: {
        ...{ table: passwordResets, key: [passwordResets.tokenHash], at: passwordResets.expiresAt },
        where: lt(passwordResets.expiresAt, now),
      },
    }),
    deleteStep(db, {
      ...{ name: 'counted attempts', rule: 'once their time is over and they close no door' },
      rows: {
        ...{ table: attempts, key: [attempts.key], at: attempts.windowEndsAt },
        where: and(lt(attempts.windowEndsAt, now), open),
      },
    }),
  ];
}

/** Their refresh tokens are deleted with them. */
export const sessionsStep = (db: Database, before: Date, rule: string): RetentionStep =>
  deleteStep(db, {
    ...{ name: 'sessions', rule },
    rows: {
      ...{ table: sessions, key: [sessions.id], at: sessions.createdAt },
      where: or(lte(sessions.expiresAt, before), and(isNotNull(sessions.revokedAt), lte(sessions.revokedAt, before))),
    },
  });

/** Accounts that were never confirmed, with all their data. */
export function unverifiedUsersStep(db: Database, before: Date, rule: string): RetentionStep {
  const rows: DueRows = {
    ...{ table: users, key: [users.id], at: users.createdAt },
    where: and(
      ...[isNull(users.verifiedAt), isNull(users.deletedAt), isNull(users.blockedAt)],
      lte(users.createdAt, before),
    ),
  };
  return deleteStep(db, { name: 'unverified accounts', rule, rows }, async (tx, limit) => {
    const ids = await deleteBatch(tx, rows, limit);
    await eraseAuditDetailsOf(tx, ids);
    return ids.length;
  });
}

/** Invitations that were never accepted: we may not keep the person's name and address. */
export function invitationSteps(db: Database, before: Date, rule: string): RetentionStep[] {
  const account = db.select({ id: users.id }).from(users).where(eq(users.id, auditDetails.personId));
  const invitation = [hospitalInvitations, administratorInvitations].map((table) =>
    notExists(db.select({ id: table.id }).from(table).where(eq(table.id, auditDetails.personId))),
  );
  const recordedAt = sql`(select ${auditEntries.at} from ${auditEntries} where ${auditEntries.id} = ${auditDetails.entryId})`;
  const old = db.select({ id: auditEntries.id }).from(auditEntries).where(lte(auditEntries.at, before));
  return [
    ...[
      { name: 'invitations', table: hospitalInvitations },
      { name: 'invitations of administrators', table: administratorInvitations },
    ].map(({ name, table }) => {
      const invited: DueRows = {
        ...{ table, key: [table.id], at: table.expiresAt },
        where: lte(table.expiresAt, before),
      };
      return deleteStep(db, { name, rule, rows: invited }, async (tx, limit) => {
        const ids = await deleteBatch(tx, invited, limit);
        await eraseAuditDetailsOf(tx, ids);
        return ids.length;
      });
    }),
    // Of revoked invitations: what was recorded about them belongs to no account.
    deleteStep(db, {
      ...{ name: 'recorded details of nobody', rule: '30 days after the entry' },
      rows: {
        ...{ table: auditDetails, key: [auditDetails.entryId], at: recordedAt },
        where: and(notExists(account), ...invitation, inArray(auditDetails.entryId, old)),
      },
    }),
  ];
}

type Letters = { mailBefore: Date; messagesBefore: Date; interestsBefore: Date };

export const letterSteps = (
  db: Database,
  { mailBefore, messagesBefore, interestsBefore }: Letters,
): RetentionStep[] => [
  deleteStep(db, {
    ...{ name: 'mails of the demo', rule: '30 days' },
    rows: { table: mailbox, key: [mailbox.id], at: mailbox.sentAt, where: lte(mailbox.sentAt, mailBefore) },
  }),
  deleteStep(db, {
    ...{ name: 'contact messages', rule: 'one year' },
    rows: {
      ...{ table: contactMessages, key: [contactMessages.id], at: contactMessages.createdAt },
      where: lte(contactMessages.createdAt, messagesBefore),
    },
  }),
  deleteStep(db, {
    ...{ name: 'interests', rule: 'two years' },
    rows: {
      ...{ table: interests, key: [interests.id], at: interests.createdAt },
      where: lte(interests.createdAt, interestsBefore),
    },
  }),
];

/** The trigger of the table allows deleting only what is older. It uses the server's clock, so this does too. */
export function auditStep(db: Database, months: number): RetentionStep {
  const past = sql`now() - make_interval(months => ${months}::int)`;
  const rows: DueRows = {
    ...{ table: auditEntries, key: [auditEntries.id], at: auditEntries.at },
    where: lt(auditEntries.at, past),
  };
  return monthStep(db, { name: 'audit', rule: `${months} months`, rows, past, release: releaseAuditDetails });
}
