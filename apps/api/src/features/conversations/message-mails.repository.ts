import type { MessageSide } from '@fonendo/domain/conversations/conversation';
import { and, asc, eq, inArray, isNull, max, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { type About, ofThread } from './conversations.repository.ts';

const waiting = and(isNull(messages.mailedAt), isNull(messages.readAt));

/** The conversations in which a side has not read what the other wrote, and was not mailed it. */
export async function listUnmailed(db: Queryable) {
  const rows = await db
    .select({
      ...{ candidacyId: messages.candidacyId, hospitalId: candidacies.hospitalId, petitionId: messages.petitionId },
      doctorId: sql<string>`coalesce(${candidacies.doctorId}, ${petitions.doctorId})`,
      side: messages.side,
      first: min(messages.sentAt),
      last: max(messages.sentAt),
    })
    .from(messages)
    .leftJoin(candidacies, eq(candidacies.id, messages.candidacyId))
    .leftJoin(petitions, eq(petitions.id, messages.petitionId))
    .where(waiting)
    .groupBy(
      ...[messages.candidacyId, candidacies.hospitalId, candidacies.doctorId, messages.petitionId],
      ...[petitions.doctorId, messages.side],
    );
  return rows.flatMap(({ first, last, ...row }) => (first && last ? [{ ...row, first, last }] : []));
}

export type Unmailed = Awaited<ReturnType<typeof listUnmailed>>[number];

/** Takes them, oldest first: with what they are about locked nobody else does. */
export async function takeUnmailed(tx: Queryable, about: About, side: MessageSide, now: Date) {
  const own = and(ofThread(about), eq(messages.side, side), waiting);
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
