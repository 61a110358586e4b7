import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { scoreMatch } from '@fonendo/domain/offers/match';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildCandidacy, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { matchAgain } from './match-again.repository.ts';

const { db } = await openTestApi();

const people = [
  { speciality: 'Cardiología', years: 9 },
  { speciality: 'Cardiología', years: 2 },
  { speciality: 'Urología', years: 6 },
  { speciality: 'Urología', years: 0 },
  { speciality: null, years: null },
  { speciality: generalMedicine, years: 6 },
];

test.each([
  ['Cardiología', 6],
  ['Cardiología', 0],
  ['Urología', 7],
  [generalMedicine, 6],
  [generalMedicine, 7],
])('after a change to %s with %i years, candidates are sorted by what is asked now', async (speciality, years) => {
  const asked = { speciality, yearsOfExperience: years };
  const offer = await buildOffer(db, asked);
  const built = [];
  for (const person of people) {
    const snapshot = { speciality: person.speciality, yearsOfExperience: person.years } as DoctorProfile;
    built.push(await buildCandidacy(db, { offerId: offer.id, snapshot, match: 1 }));
  }
  // Nothing is left of a deleted account to compare.
  const gone = await buildCandidacy(db, { offerId: offer.id, snapshot: null, match: 1 });
  const elsewhere = await buildCandidacy(db, { match: 1 });
  await db.transaction((tx) => matchAgain(tx, offer.id));
  const rows = await db.select().from(candidacies).where(eq(candidacies.offerId, offer.id));
  const scores = new Map(rows.map(({ id, match }) => [id, match]));
  expect(built.map(({ id }) => scores.get(id))).toEqual(people.map((person) => scoreMatch(asked, person)));
  expect(scores.get(gone.id)).toBe(1);
  const [other] = await db.select().from(candidacies).where(eq(candidacies.id, elsewhere.id));
  expect(other?.match).toBe(1);
});
