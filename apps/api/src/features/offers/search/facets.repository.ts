import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { offers } from '../../../db/schema/offers.ts';
import { type FilterName, type OpenOffersFilter, openOffers } from './search.repository.ts';

export type FacetCount = { value: string; count: number };

const columns = {
  community: offers.community,
  speciality: offers.speciality,
  contractType: offers.contractType,
  workingDay: offers.workingDay,
  salaryMin: offers.salaryMax,
} satisfies Partial<Record<FilterName, PgColumn>>;

export type FacetName = keyof typeof columns;

/** How many open offers there are by one of their properties, whatever is chosen of that one. */
export async function countByFacet(db: Queryable, filter: OpenOffersFilter, facet: FacetName): Promise<FacetCount[]> {
  const { rows } = await db.execute<FacetCount>(sql`
    select ${columns[facet]}::text as value, count(*)::int as count
    from ${offers} where ${openOffers(filter, facet)}
    group by ${columns[facet]} order by count desc, value`);
  return rows;
}
