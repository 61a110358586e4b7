import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { passwordResets, verificationCodes } from '../../db/schema/account-codes.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { contactMessages, interests } from '../../db/schema/contact.ts';
import { hospitalInvitations } from '../../db/schema/hospitals.ts';
import { mailbox } from '../../db/schema/mailbox.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users, userTallies } from '../../db/schema/users.ts';

/** Tokens, codes and counters that no longer open or close anything. */
export async function deleteExpired(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  const open = or(isNull(attempts.blockedUntil), lt(attempts.blockedUntil, now));
  await tx.delete(attempts).where(and(lt(attempts.windowEndsAt, now), open));
}

/** Their refresh tokens go with them. */
export async function deleteEndedSessions(tx: Queryable, before: Date): Promise<void> {
  await tx
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, before), and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before))));
}

/** Accounts that nobody ever confirmed, with all that hangs on them. */
export async function deleteUnverifiedUsers(tx: Queryable, before: Date): Promise<void> {
  await tx
    .delete(users)
    .where(
      and(isNull(users.verifiedAt), isNull(users.deletedAt), isNull(users.blockedAt), lt(users.createdAt, before)),
    );
}

/** Somebody who never accepted: their name and address are not ours to keep. */
export async function deleteExpiredInvitations(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(hospitalInvitations).where(lt(hospitalInvitations.expiresAt, before));
}

export async function deleteMailboxMessages(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(mailbox).where(lt(mailbox.sentAt, before));
}

export async function deleteContactMessages(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}

export async function deleteInterests(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(interests).where(lt(interests.createdAt, before));
}

/** The trigger of the table lets go of what is older, and of nothing else. It reads the server's clock, so do we. */
export async function deleteOldAuditEntries(tx: Queryable, months: number): Promise<void> {
  await tx.delete(auditEntries).where(lt(auditEntries.at, sql`now() - make_interval(months => ${months})`));
}

/** The changes of a day become one row for each kind of people. Who counts meanwhile sees all before or all after. */
export async function addUpTallies(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${userTallies} returning *)
    insert into ${userTallies} (standing, policy_groups, verified, paid, people)
    select standing, policy_groups, verified, paid, sum(people) from gone group by 1, 2, 3, 4 having sum(people) <> 0`);
}
