import { matchPoints } from '@fonendo/domain/offers/match';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offers } from '../../../db/schema/offers.ts';

const { same, general, other, years } = matchPoints;

const asked = sql`${offers.yearsOfExperience}`;
const has = sql`coalesce((${candidacies.snapshot} ->> 'yearsOfExperience')::int, 0)`;

/** `scoreMatch` of the domain for a candidacy and its offer; a test compares the two. */
const matchScore = sql<number>`
  case when ${candidacies.snapshot} ->> 'speciality' = ${offers.speciality} then ${sql.raw(String(same))}
    when ${offers.speciality} = ${generalMedicine} then ${sql.raw(String(general))} else ${sql.raw(String(other))} end
  + case when ${has} >= ${asked} then ${sql.raw(String(years))}
    else floor(${sql.raw(String(years))} * ${has} / ${asked}::numeric) end`;

/** A revision may ask for another speciality or for other years: its candidates are sorted by what it asks now. */
export async function matchAgain(tx: Transaction, offerId: string): Promise<void> {
  await tx
    .update(candidacies)
    .set({ match: matchScore })
    .from(offers)
    .where(and(eq(offers.id, candidacies.offerId), eq(offers.id, offerId), isNotNull(candidacies.snapshot)));
}
