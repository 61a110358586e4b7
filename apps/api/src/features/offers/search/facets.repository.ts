import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { offers } from '../../../db/schema/offers.ts';
import { askFor, type FilterName, type OpenOffersFilter, openOffers } from './search.repository.ts';

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
  const asked = askFor(filter, { except: facet });
  const statement = prepared(db, `count_by_facet ${facet} ${asked.shape}`, () =>
    db
      .select({ value: sql<string>`value::text`, count: sql<number>`count(*)::int` })
      .from(sql`(select ${columns[facet]} as value from ${offers} where ${openOffers(asked)}) as found`)
      .groupBy(sql`value`)
      .orderBy(sql`count(*) desc`, sql`value`),
  );
  return statement.execute(asked.values);
}
