import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { beginWords, mostLookedAt } from '../../db/look-up.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { conditionOf } from './manage/managed-offers.repository.ts';
import type { OfferScope } from './offers.repository.ts';

const { id, name, speciality, status, hospitalId, updatedAt, searchTitle, searchHospital } = offers;

/** A few matches of the table of offers, the last changed first. */
export async function lookUpOfferRows(db: Queryable, scope: OfferScope, search: string, limit: number) {
  const some = db
    .select({ id, name, speciality, status, hospitalId, updatedAt })
    .from(offers)
    .where(and(conditionOf({ scope, search }), beginWords(search, searchTitle, searchHospital)))
    .limit(mostLookedAt)
    .as('some');
  return db
    .select({
      id: some.id,
      name: some.name,
      speciality: some.speciality,
      status: some.status,
      hospital: hospitals.name,
    })
    .from(some)
    .innerJoin(hospitals, eq(hospitals.id, some.hospitalId))
    .orderBy(desc(some.updatedAt), desc(some.id))
    .limit(limit);
}
