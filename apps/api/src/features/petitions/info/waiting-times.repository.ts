import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { askRows } from '../../../db/statements/prepared.ts';

type Row = { country: string | null; month: string | null; cases: number; median: number; p90: number };

/** From registry to resolution in days: in total, by country and by the month of the resolution. */
export async function listWaitingTimes(db: Queryable, minimumCases: number, since: Date): Promise<Row[]> {
  const rows = await askRows(
    db,
    'waiting times',
    { minimumCases, since },
    (p) => sql<Row>`
    with waits as (${waitsSince(p.since)})
    select country, month, count(*)::int as cases, ${daysAt(0.5)} as median, ${daysAt(0.9)} as p90
    from waits
    group by grouping sets ((), (country), (month))
    having count(*) >= ${p.minimumCases} and ${isKnownCountry}
    order by country nulls first, month nulls first`,
  );
  return rows;
}

type Spread = {
  country: string | null;
  cases: number;
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
};

/** How the waits are spread: in total and by country, the shortest median first. */
export async function listSpreads(db: Queryable, minimumCases: number, since: Date): Promise<Spread[]> {
  const { rows } = await db.execute<Spread>(sql`
    with waits as (${waitsSince(since)})
    select country, count(*)::int as cases, ${daysAt(0.1)} as p10, ${daysAt(0.25)} as p25, ${daysAt(0.5)} as median,
      ${daysAt(0.75)} as p75, ${daysAt(0.9)} as p90
    from waits
    group by grouping sets ((), (country))
    having count(*) >= ${minimumCases} and ${isKnownCountry}
    order by country nulls first, median, country`);
  return rows;
}

/** Petitions of an unknown country have no row of their own: it would look like the total. */
const isKnownCountry = sql`(grouping(country) = 1 or country is not null)`;

function waitsSince(since: Date | Placeholder): SQL {
  const resolvedOn = sql`(${petitions.resolvedAt} at time zone 'Europe/Madrid')::date`;
  return sql`select ${petitions.country} as country, to_char(${resolvedOn}, 'YYYY-MM') as month,
      ${resolvedOn} - ${petitions.registeredOn} as days
    from ${petitions}
    where ${petitions.ended} and ${petitions.resolvedAt} >= ${since}`;
}

const daysAt = (part: number): SQL =>
  sql`round(percentile_cont(${sql.raw(String(part))}) within group (order by days))::int`;
