import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { beginnings, beginWords, mostLookedAt } from '../../db/look-up.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { ask, each } from '../../db/statements/prepared.ts';
import { askedOf, conditionOf } from './manage/managed-offers.repository.ts';
import type { OfferScope } from './offers.repository.ts';

const { id, name, speciality, status, hospitalId, updatedAt, searchTitle, searchHospital } = offers;

/** A few matches of the table of offers, the last changed first. */
export async function lookUpOfferRows(db: Queryable, scope: OfferScope, search: string, limit: number) {
  const values = { ...askedOf({ scope, search }), begins: each(beginnings(search)), limit };
  return ask(db, 'some managed offers', values, (p) => {
    const some = db
      .select({ id, name, speciality, status, hospitalId, updatedAt })
      .from(offers)
      .where(and(conditionOf(p), beginWords(p.begins, searchTitle, searchHospital)))
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
      .limit(p.limit);
  });
}
