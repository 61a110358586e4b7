import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { offers } from '../../db/schema/offers.ts';

/** For a deleted account: their conversations, both sides. Returns the files to delete after the commit. */
export async function eraseMessagesOf(tx: Queryable, doctorId: string): Promise<string[]> {
  const own = tx.select({ id: candidacies.id }).from(candidacies).where(eq(candidacies.doctorId, doctorId));
  const rows = await tx
    .delete(messages)
    .where(inArray(messages.candidacyId, own))
    .returning({ fileKey: messages.fileKey });
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

/** For the right of access: a doctor's conversations, and what a hospital's person wrote. With their files. */
export async function exportMessagesOf(db: Queryable, userId: string) {
  const columns = {
    ...{ id: messages.id, offer: offers.name, side: messages.side, text: messages.text },
    ...{ sentAt: messages.sentAt, readAt: messages.readAt, fileName: messages.fileName, fileKey: messages.fileKey },
  };
  const select = () =>
    db
      .select(columns)
      .from(messages)
      .innerJoin(candidacies, eq(candidacies.id, messages.candidacyId))
      .innerJoin(offers, eq(offers.id, candidacies.offerId));
  const inOrder = [asc(messages.sentAt), asc(messages.id)] as const;
  const received = await select()
    .where(eq(candidacies.doctorId, userId))
    .orderBy(...inOrder);
  const written = await select()
    .where(and(eq(messages.authorId, userId), eq(messages.side, 'hospital')))
    .orderBy(...inOrder);
  const rows = [...received, ...written];
  const pathOf = ({ id }: { id: string }) => `messages/${id}.pdf`;
  return {
    messages: rows.map(({ fileKey, ...message }) => ({ ...message, ...(fileKey && { file: pathOf(message) }) })),
    files: rows.flatMap((row) => (row.fileKey ? [{ name: pathOf(row), key: row.fileKey }] : [])),
  };
}
