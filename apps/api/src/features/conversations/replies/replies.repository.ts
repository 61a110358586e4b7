import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/database.ts';
import { deleteStep, type RetentionStep } from '../../../db/retention.ts';
import { inboundMails, replyAddresses } from '../../../db/schema/conversations.ts';
import { users } from '../../../db/schema/users.ts';
import { type About, aboutColumns } from '../conversations.repository.ts';

export type ReplyAddress = { id: string; about: About; userId: string };

/** One for each person and thing. Returns the id of the one that is there, now valid until then. */
export async function keepReplyAddress(
  tx: Queryable,
  { id, about, userId, expiresAt }: ReplyAddress & { expiresAt: Date },
): Promise<string> {
  const thing = about.subject === 'candidacy' ? replyAddresses.candidacyId : replyAddresses.petitionId;
  const [row] = await tx
    .insert(replyAddresses)
    .values({ id, ...aboutColumns(about), userId, expiresAt })
    .onConflictDoUpdate({ target: [thing, replyAddresses.userId], set: { expiresAt } })
    .returning({ id: replyAddresses.id });
  if (!row) throw new Error('no reply address was kept');
  return row.id;
}

export async function findReplyAddress(db: Queryable, id: string, now: Date): Promise<ReplyAddress | null> {
  const [row] = await db
    .select()
    .from(replyAddresses)
    .where(and(eq(replyAddresses.id, id), gt(replyAddresses.expiresAt, now)));
  if (!row) return null;
  const { candidacyId, petitionId, userId } = row;
  if (candidacyId !== null) return { id, about: { subject: 'candidacy', id: candidacyId }, userId };
  return petitionId === null ? null : { id, about: { subject: 'petition', id: petitionId }, userId };
}

/** The person who answers by mail. */
export async function findWriter(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      ...{ id: users.id, email: users.email, firstname: users.firstname, locale: users.locale },
      ...{ policyGroups: users.policyGroups, verifiedAt: users.verifiedAt, blockedAt: users.blockedAt },
      ...{ deletedAt: users.deletedAt, accessEndsAt: users.accessEndsAt },
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export type Writer = NonNullable<Awaited<ReturnType<typeof findWriter>>>;

export async function wasReceived(db: Queryable, key: string): Promise<boolean> {
  const rows = await db.select({ key: inboundMails.key }).from(inboundMails).where(eq(inboundMails.key, key));
  return rows.length > 0;
}

/** Remembers that the mail was received. False if another process has already done so. */
export async function insertReceived(tx: Queryable, key: string, receivedAt: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(inboundMails).values({ key, receivedAt }).onConflictDoNothing();
  return rowCount === 1;
}

/** Addresses past their time, and the names of mails that nobody can send again to one of them. */
export const replySteps = (db: Database, { now, mailsBefore }: { now: Date; mailsBefore: Date }): RetentionStep[] => [
  deleteStep(db, {
    ...{ name: 'reply addresses', rule: 'when they expire' },
    rows: {
      ...{ table: replyAddresses, key: [replyAddresses.id], at: replyAddresses.expiresAt },
      where: lte(replyAddresses.expiresAt, now),
    },
  }),
  deleteStep(db, {
    ...{ name: 'names of inbound mails', rule: 'as long as a reply address lives, twice' },
    rows: {
      ...{ table: inboundMails, key: [inboundMails.key], at: inboundMails.receivedAt },
      where: lte(inboundMails.receivedAt, mailsBefore),
    },
  }),
];
