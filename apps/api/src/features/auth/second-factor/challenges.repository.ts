import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { authChallenges } from '../../../db/schema/second-factor.ts';

export type ChallengeRow = typeof authChallenges.$inferSelect;
export type ChallengePurpose = ChallengeRow['purpose'];

export async function insertChallenge(tx: Queryable, row: typeof authChallenges.$inferInsert): Promise<void> {
  await tx.insert(authChallenges).values(row);
}

const isOpen = (hash: string, purpose: ChallengePurpose, now: Date) =>
  and(eq(authChallenges.hash, hash), eq(authChallenges.purpose, purpose), gt(authChallenges.expiresAt, now));

export async function findChallenge(
  db: Queryable,
  hash: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(authChallenges)
    .where(isOpen(hash, purpose, now));
  return row ?? null;
}

/** Uses the challenge if the transaction commits: of two requests, the second finds none. */
export async function takeChallenge(
  tx: Queryable,
  hash: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await tx
    .delete(authChallenges)
    .where(isOpen(hash, purpose, now))
    .returning();
  return row ?? null;
}

export async function deleteChallengesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authChallenges).where(eq(authChallenges.userId, userId));
}
