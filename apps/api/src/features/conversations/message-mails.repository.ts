import type { MessageSide } from '@fonendo/domain/conversations/conversation';
import { and, asc, eq, inArray, isNull, max, min } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';

const waiting = and(isNull(messages.mailedAt), isNull(messages.readAt));

/** The conversations in which a side has not read what the other wrote, and was not mailed it. */
export async function listUnmailed(db: Queryable) {
  const rows = await db
    .select({
      candidacyId: messages.candidacyId,
      doctorId: candidacies.doctorId,
      hospitalId: candidacies.hospitalId,
      side: messages.side,
      first: min(messages.sentAt),
      last: max(messages.sentAt),
    })
    .from(messages)
    .innerJoin(candidacies, eq(candidacies.id, messages.candidacyId))
    .where(waiting)
    .groupBy(messages.candidacyId, messages.side, candidacies.doctorId, candidacies.hospitalId);
  return rows.flatMap(({ first, last, ...row }) => (first && last ? [{ ...row, first, last }] : []));
}

/** Takes them, oldest first: with the candidacy locked nobody else does. */
export async function takeUnmailed(tx: Queryable, candidacyId: string, side: MessageSide, now: Date) {
  const own = and(eq(messages.candidacyId, candidacyId), eq(messages.side, side), waiting);
  const rows = await tx
    .select({ id: messages.id, text: messages.text, fileName: messages.fileName })
    .from(messages)
    .where(own)
    .orderBy(asc(messages.sentAt), asc(messages.id));
  if (rows.length > 0) await tx.update(messages).set({ mailedAt: now }).where(own);
  return rows;
}

export async function markByMail(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .update(messages)
    .set({ byMail: true })
    .where(inArray(messages.id, [...ids]));
}
