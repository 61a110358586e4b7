import { inArray, sql } from 'drizzle-orm';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { users } from '../../db/schema/users.ts';
import type { Vocabulary } from './slips/slips.public.ts';

const isThere = inArray(users.standing, ['active', 'blocked']);

/** Everything that administrators find. */
export const wholeVocabulary: readonly Vocabulary[] = [
  { text: users.searchName, from: sql`${users}`, where: isThere },
  { text: offers.searchTitle, from: sql`${offers}` },
  { text: hospitals.searchText, from: sql`${hospitals}` },
];

/** What the people of a hospital find: doctors, and their own offers. */
export const vocabularyOfHospital = (hospitalId: string): readonly Vocabulary[] => [
  {
    text: users.searchName,
    from: sql`${users}`,
    where: sql`${isThere} and ${users.policyGroups} && '{certifiedDoctor,notCertifiedDoctor}'`,
  },
  { text: offers.searchTitle, from: sql`${offers}`, where: sql`${offers.hospitalId} = ${hospitalId}` },
];
