import { type MessageSide, messageLimits } from '@fonendo/domain/conversations/conversation';
import { and, count, desc, eq, isNotNull, isNull, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { messages } from '../../db/schema/conversations.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';
import { searchWords } from '../../db/search-words.ts';

export type MessageRow = typeof messages.$inferSelect;

export const messageKeyset = keyset('newest', { sentAt: messages.sentAt, id: messages.id });

/** Newest first, with their authors. One more than requested shows whether there are earlier ones. */
export async function listMessages(
  db: Queryable,
  candidacyId: string,
  { after, search, limit }: { after: Position | null; search: string | undefined; limit: number },
) {
  return db
    .select({
      message: messages,
      author: { firstname: users.firstname, lastname: users.lastname, position: hospitalMembers.position },
    })
    .from(messages)
    .leftJoin(users, and(eq(users.id, messages.authorId), isNull(users.deletedAt)))
    .leftJoin(hospitalMembers, eq(hospitalMembers.userId, messages.authorId))
    .where(and(eq(messages.candidacyId, candidacyId), messageKeyset.beyond(after, 'desc'), ...holding(search)))
    .orderBy(...messageKeyset.orderBy('desc'))
    .limit(limit + 1);
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** Every word, in the text or in the file's name, whatever its accents and capitals. */
function holding(search: string | undefined): SQL[] {
  return searchWords(search).map((word) => like(messages.searchText, `%${word}%`));
}

export async function listFiles(db: Queryable, candidacyId: string) {
  return db
    .select({
      ...{ id: messages.id, side: messages.side, sentAt: messages.sentAt },
      ...{ name: messages.fileName, bytes: messages.bytes },
    })
    .from(messages)
    .where(and(eq(messages.candidacyId, candidacyId), isNotNull(messages.fileKey)))
    .orderBy(...messageKeyset.orderBy('desc'))
    .limit(messageLimits.files);
}

/** False if it was written before: whoever sends it again sends the same key. */
export async function insertMessage(tx: Queryable, row: typeof messages.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx
    .insert(messages)
    .values(row)
    .onConflictDoNothing({ target: [messages.candidacyId, messages.key] });
  return rowCount === 1;
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}

/** Whether something of this side waits to be read. */
export async function hasUnread(tx: Queryable, candidacyId: string, side: MessageSide): Promise<boolean> {
  const rows = await tx.select({ id: messages.id }).from(messages).where(unread(candidacyId, side)).limit(1);
  return rows.length > 0;
}

const unread = (candidacyId: string, side: MessageSide) =>
  and(eq(messages.candidacyId, candidacyId), eq(messages.side, side), isNull(messages.readAt));

/** Those of this side that were sent no later than the one named. Returns how many had not been read. */
export async function markRead(tx: Queryable, upTo: MessageRow, side: MessageSide, now: Date): Promise<number> {
  const earlier = sql`(${messages.sentAt}, ${messages.id}) <= (${upTo.sentAt}, ${upTo.id}::uuid)`;
  const { rowCount } = await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(unread(upTo.candidacyId, side), earlier));
  return rowCount ?? 0;
}

/** Everything of the doctor's up to now. Returns how many had not been answered. */
export async function markAnswered(tx: Queryable, candidacyId: string, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(messages)
    .set({ answeredAt: now })
    .where(
      and(
        eq(messages.candidacyId, candidacyId),
        eq(messages.side, 'doctor'),
        isNull(messages.answeredAt),
        lte(messages.sentAt, now),
      ),
    );
  return rowCount ?? 0;
}

/** How many messages of the doctor wait for an answer. */
export async function countUnanswered(db: Queryable, candidacyId: string): Promise<number> {
  const [row] = await db
    .select({ unanswered: count() })
    .from(messages)
    .where(and(eq(messages.candidacyId, candidacyId), eq(messages.side, 'doctor'), isNull(messages.answeredAt)));
  return row?.unanswered ?? 0;
}

/** Who of the hospital wrote last: whoever leads the conversation is told of an answer. */
export async function findLastWriter(db: Queryable, candidacyId: string): Promise<string | null> {
  const [row] = await db
    .select({ authorId: messages.authorId })
    .from(messages)
    .where(and(eq(messages.candidacyId, candidacyId), eq(messages.side, 'hospital'), isNotNull(messages.authorId)))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(1);
  return row?.authorId ?? null;
}

/** Null once the account is deleted. */
export async function findDoctorName(db: Queryable, doctorId: string): Promise<{ name: string } | null> {
  const [row] = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(and(eq(users.id, doctorId), isNull(users.deletedAt)));
  return row ? { name: `${row.firstname} ${row.lastname}`.trim() } : null;
}
