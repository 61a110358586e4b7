import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { conversationReports, messages, replyAddresses, reportedConversations } from '../../db/schema/conversations.ts';
import { offers } from '../../db/schema/offers.ts';
import { petitions } from '../../db/schema/petitions.ts';

/** For a deleted account, before its petitions are: their conversations, both sides. Returns the files to delete after the commit. */
export async function eraseMessagesOf(tx: Queryable, doctorId: string): Promise<string[]> {
  const own = tx.select({ id: candidacies.id }).from(candidacies).where(eq(candidacies.doctorId, doctorId));
  const ownPetitions = tx.select({ id: petitions.id }).from(petitions).where(eq(petitions.doctorId, doctorId));
  await tx.delete(replyAddresses).where(eq(replyAddresses.userId, doctorId));
  await tx.delete(reportedConversations).where(inArray(reportedConversations.candidacyId, own));
  const rows = await tx
    .delete(messages)
    .where(or(inArray(messages.candidacyId, own), inArray(messages.petitionId, ownPetitions)))
    .returning({ fileKey: messages.fileKey });
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

/** For the right of access: a doctor's conversations, and what somebody of a hospital or the team wrote. With their files. */
export async function exportMessagesOf(db: Queryable, userId: string) {
  const columns = {
    ...{ id: messages.id, offer: offers.name, petition: petitions.reference, side: messages.side, text: messages.text },
    ...{ sentAt: messages.sentAt, readAt: messages.readAt, fileName: messages.fileName, fileKey: messages.fileKey },
  };
  const select = () =>
    db
      .select(columns)
      .from(messages)
      .leftJoin(candidacies, eq(candidacies.id, messages.candidacyId))
      .leftJoin(offers, eq(offers.id, candidacies.offerId))
      .leftJoin(petitions, eq(petitions.id, messages.petitionId));
  const inOrder = [asc(messages.sentAt), asc(messages.id)] as const;
  const received = await select()
    .where(or(eq(candidacies.doctorId, userId), eq(petitions.doctorId, userId)))
    .orderBy(...inOrder);
  const written = await select()
    .where(and(eq(messages.authorId, userId), ne(messages.side, 'doctor')))
    .orderBy(...inOrder);
  const reports = await db
    .select({
      ...{ offer: offers.name, reason: conversationReports.reason, text: conversationReports.text },
      ...{ reportedAt: conversationReports.reportedAt, outcome: conversationReports.outcome },
    })
    .from(conversationReports)
    .innerJoin(candidacies, eq(candidacies.id, conversationReports.candidacyId))
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .where(eq(conversationReports.reporterId, userId))
    .orderBy(asc(conversationReports.reportedAt), asc(conversationReports.id));
  const rows = [...received, ...written];
  const pathOf = ({ id }: { id: string }) => `messages/${id}.pdf`;
  return {
    messages: rows.map(({ fileKey, ...message }) => ({ ...message, ...(fileKey && { file: pathOf(message) }) })),
    reports,
    files: rows.flatMap((row) => (row.fileKey ? [{ name: pathOf(row), key: row.fileKey }] : [])),
  };
}
