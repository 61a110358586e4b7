import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { petitions } from '../../../db/schema/petitions.ts';

type Row = { country: string | null; month: string | null; cases: number; median: number; p90: number };

/** From registry to resolution in days: in total, by country and by the month of the resolution. */
export async function listWaitingTimes(db: Queryable, minimumCases: number, since: Date): Promise<Row[]> {
  const resolvedOn = sql`(${petitions.resolvedAt} at time zone 'Europe/Madrid')::date`;
  const { rows } = await db.execute<Row>(sql`
    with waits as (
      select ${petitions.country} as country, to_char(${resolvedOn}, 'YYYY-MM') as month,
        ${resolvedOn} - ${petitions.registeredOn} as days
      from ${petitions}
      where ${petitions.ended} and ${petitions.resolvedAt} >= ${since.toISOString()}
    )
    select country, month, count(*)::int as cases,
      round(percentile_cont(0.5) within group (order by days))::int as median,
      round(percentile_cont(0.9) within group (order by days))::int as p90
    from waits
    group by grouping sets ((), (country), (month))
    having count(*) >= ${minimumCases}
    order by country nulls first, month nulls first`);
  return rows;
}
