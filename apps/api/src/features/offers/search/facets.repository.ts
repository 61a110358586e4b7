import { exactCount } from '@fonendo/domain/shared/counts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { offers } from '../../../db/schema/offers.ts';
import { prepared } from '../../../db/statements/prepared.ts';
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

const facetNames = Object.keys(columns) as FacetName[];

export type FacetCounts = Record<FacetName, FacetCount[]> & { total: number };

/**
 * How many open offers there are by each of their properties, without the filter on that property. Of more offers than
 * are counted exactly, the newest are counted: the figures are then at least these, and as they are among the newest.
 */
export async function countByFacets(db: Queryable, filter: OpenOffersFilter): Promise<FacetCounts> {
  const asked = askFor(filter);
  const statement = prepared(db, `facets of open offers ${asked.shape}`, () =>
    db
      .select({ facet: sql<FacetName | 'total'>`facet`, value: sql<string>`value`, count: sql<number>`count` })
      .from(sql`(${countsOf(filter)}) as counted`)
      .orderBy(sql`count desc`, sql`value`),
  );
  const counts: FacetCounts = {
    total: 0,
    community: [],
    speciality: [],
    contractType: [],
    workingDay: [],
    salaryMin: [],
  };
  for (const { facet, value, count } of await statement.execute(asked.values)) {
    if (facet === 'total') counts.total = count;
    else counts[facet].push({ value, count });
  }
  return counts;
}

/** Facets of which nothing is chosen share one walk over the offers; each of the others has its own. */
function countsOf(filter: OpenOffersFilter): SQL {
  const asked = askFor(filter);
  const counts = facetNames.map((facet) => {
    const beside = askFor(filter, { except: facet });
    const found = beside.shape === asked.shape ? sql`whole` : sql`(${newestOf(openOffers(beside))}) as beside`;
    const value = sql.identifier(columns[facet].name);
    return sql`select ${sql.raw(`'${facet}'`)} as facet, ${value}::text as value, count(*)::int as count from ${found} group by ${value}`;
  });
  return sql`with whole as materialized (${newestOf(openOffers(asked))})
    select 'total' as facet, '' as value, count(*)::int as count from whole
    union all ${sql.join(counts, sql` union all `)}`;
}

function newestOf(condition: SQL): SQL {
  return sql`select ${sql.join(Object.values(columns), sql`, `)} from ${offers} where ${condition}
    order by ${offers.publishedAt} desc, ${offers.id} desc limit ${sql.raw(String(exactCount + 1))}`;
}
