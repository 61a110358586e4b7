import { type ConversationSubject, type MessageSide, messageLimits } from '@fonendo/domain/conversations/conversation';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  like,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { messages } from '../../db/schema/conversations.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';
import { searchWords } from '../../db/search-words.ts';
import { ask, each, prepared } from '../../db/statements/prepared.ts';

/** What a conversation is about. */
export type About = { subject: ConversationSubject; id: string };

export type MessageRow = typeof messages.$inferSelect;

/** The messages of one conversation. */
export const ofThread = ({ subject, id }: { subject: ConversationSubject; id: string | Placeholder }): SQL =>
  eq(subject === 'candidacy' ? messages.candidacyId : messages.petitionId, id);

/** The columns that say what a message is about. */
export const aboutColumns = ({ subject, id }: About) =>
  subject === 'candidacy' ? { candidacyId: id } : { petitionId: id };

export const isAbout = (message: MessageRow, { subject, id }: About): boolean =>
  (subject === 'candidacy' ? message.candidacyId : message.petitionId) === id;

export const messageKeyset = keyset('newest', { sentAt: messages.sentAt, id: messages.id });

/** Newest first, with their authors. One more than requested shows whether there are earlier ones. */
export async function listMessages(
  db: Queryable,
  { subject, id }: About,
  { after, search, limit }: { after: Position | null; search: string | undefined; limit: number },
) {
  const values = { id, after: each(after), patterns: each(patternsOf(search)), rows: limit + 1 };
  return ask(db, `messages about ${subject}`, values, (p) =>
    db
      .select({
        message: messages,
        author: { firstname: users.firstname, lastname: users.lastname, position: hospitalMembers.position },
      })
      .from(messages)
      .leftJoin(users, and(eq(users.id, messages.authorId), isNull(users.deletedAt)))
      .leftJoin(hospitalMembers, eq(hospitalMembers.userId, messages.authorId))
      .where(
        and(
          ofThread({ subject, id: p.id }),
          messageKeyset.beyond(p.after, 'desc'),
          ...(p.patterns ?? []).map((pattern) => like(messages.searchText, pattern)),
        ),
      )
      .orderBy(...messageKeyset.orderBy('desc'))
      .limit(p.rows),
  );
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** Every word, in the text or in the file's name; accents and capitals do not matter. */
const patternsOf = (search: string | undefined): string[] => searchWords(search).map((word) => `%${word}%`);

export async function listFiles(db: Queryable, { subject, id }: About) {
  return ask(db, `files about ${subject}`, { id }, (p) =>
    db
      .select({
        ...{ id: messages.id, side: messages.side, sentAt: messages.sentAt },
        ...{ name: messages.fileName, bytes: messages.bytes },
      })
      .from(messages)
      .where(and(ofThread({ subject, id: p.id }), isNotNull(messages.fileKey)))
      .orderBy(...messageKeyset.orderBy('desc'))
      .limit(messageLimits.files),
  );
}

/** False if it was written before: a repeated request has the same key. */
export async function insertMessage(tx: Queryable, row: typeof messages.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx
    .insert(messages)
    .values(row)
    .onConflictDoNothing({ target: [row.candidacyId ? messages.candidacyId : messages.petitionId, messages.key] });
  return rowCount === 1;
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | null> {
  const [row] = await ask(db, 'message', { id }, (p) => db.select().from(messages).where(eq(messages.id, p.id)));
  return row ?? null;
}

/** Whether something of this side waits to be read. */
export async function hasUnread(tx: Queryable, about: About, side: MessageSide): Promise<boolean> {
  const rows = await tx.select({ id: messages.id }).from(messages).where(unread(about, side)).limit(1);
  return rows.length > 0;
}

/** Whether this side ever wrote. */
export async function hasMessages(db: Queryable, about: About, side: MessageSide): Promise<boolean> {
  const { subject, id } = about;
  const rows = await ask(db, `message of side about ${subject}`, { id, side }, (p) =>
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(ofThread({ subject, id: p.id }), eq(messages.side, p.side)))
      .limit(1),
  );
  return rows.length > 0;
}

const unread = (about: About, side: MessageSide) =>
  and(ofThread(about), eq(messages.side, side), isNull(messages.readAt));

const upToMessage = ({ sentAt, id }: MessageRow) =>
  sql`(${messages.sentAt}, ${messages.id}) <= (${sentAt}, ${id}::uuid)`;

/** Those of this side that were sent no later than the one named. Returns how many had not been read. */
export async function markRead(
  tx: Queryable,
  about: About,
  { upTo, side }: { upTo: MessageRow; side: MessageSide },
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(unread(about, side), upToMessage(upTo)));
  return rowCount ?? 0;
}

/**
 * Everything of the doctor's, or what was sent no later than the message named. What is there is known by the lock on
 * the conversation, and not by the clock: another process may have written by one that goes ahead. Returns how many had
 * not been answered.
 */
export async function markAnswered(tx: Queryable, about: About, now: Date, upTo?: MessageRow): Promise<number> {
  const { rowCount } = await tx
    .update(messages)
    .set({ answeredAt: now })
    .where(and(ofThread(about), eq(messages.side, 'doctor'), isNull(messages.answeredAt), upTo && upToMessage(upTo)));
  return rowCount ?? 0;
}

/** How many messages wait: those that the doctor has not read, or has written and had no answer to. */
export async function countWaiting(db: Queryable, { subject, id }: About, side: MessageSide): Promise<number> {
  const waits =
    side === 'doctor'
      ? and(ne(messages.side, 'doctor'), isNull(messages.readAt))
      : and(eq(messages.side, 'doctor'), isNull(messages.answeredAt));
  const [row] = await ask(db, `waiting about ${subject} for ${side}`, { id }, (p) =>
    db
      .select({ waiting: count() })
      .from(messages)
      .where(and(ofThread({ subject, id: p.id }), waits)),
  );
  return row?.waiting ?? 0;
}

/** The person of the hospital or the team who wrote last. They lead the conversation and are told of an answer. */
export async function findLastWriter(db: Queryable, about: About): Promise<string | null> {
  const [row] = await db
    .select({ authorId: messages.authorId })
    .from(messages)
    .where(and(ofThread(about), ne(messages.side, 'doctor'), isNotNull(messages.authorId)))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(1);
  return row?.authorId ?? null;
}

/** Null once the account is deleted. */
export async function findDoctorName(db: Queryable, doctorId: string): Promise<{ name: string } | null> {
  const statement = prepared(db, 'name of doctor in conversation', () =>
    db
      .select({ firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('doctorId')), isNull(users.deletedAt))),
  );
  const [row] = await statement.execute({ doctorId });
  return row ? { name: `${row.firstname} ${row.lastname}`.trim() } : null;
}

/** The platform's administrators, who all review petitions. */
export async function listTeam(db: Queryable) {
  return ask(db, 'team', {}, () =>
    db
      .select({
        ...{ id: users.id, firstname: users.firstname, lastname: users.lastname, verifiedAt: users.verifiedAt },
        ...{ blockedAt: users.blockedAt, deletedAt: users.deletedAt, accessEndsAt: users.accessEndsAt },
      })
      .from(users)
      .where(arrayOverlaps(users.policyGroups, ['admin', 'superadmin']))
      .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id)),
  );
}
