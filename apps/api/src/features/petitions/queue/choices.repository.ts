import { type OpenWork, openWork } from '@fonendo/contract/petitions/queue.schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { askRows } from '../../../db/statements/prepared.ts';
import { figureCondition, type TermFilter } from './figures.repository.ts';

/** Each country once, by one look into the index for each: there are few countries and many petitions. */
export async function listCountries(db: Queryable): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(${petitions.country}) from ${petitions} where ${petitions.country} > ${after})`;
  const rows = await askRows(
    db,
    'countries of petitions',
    {},
    () => sql<{ country: string }>`
    with recursive found(country) as (
      select ${next(sql`''`)} union all select ${next(sql`found.country`)} from found where found.country is not null
    )
    select country from found where country is not null`,
  );
  return rows.map(({ country }) => country);
}

type Extent = { paid: boolean[]; openWork: OpenWork[]; waitingSince: Date | null };

/** Whether paid and unpaid ones and open work occur, and since when the longest wait is. Each stops at the first. */
export async function readQueueExtent(db: Queryable, overTerm: TermFilter): Promise<Extent> {
  const among = (condition: SQL | undefined) => sql<boolean>`exists (select from ${petitions} where ${condition})`;
  // The days of the term stand in the text, which is another one every day.
  const [found] = await askRows(
    db,
    `extent of the queue ${JSON.stringify(overTerm)}`,
    {},
    () => sql<Record<'paid' | 'unpaid' | OpenWork, boolean> & { since: string | null }>`
    select ${among(sql`${petitions.paid}`)} as paid, ${among(sql`not ${petitions.paid}`)} as unpaid,
      ${among(figureCondition({ messages: 'unanswered' }))} as "messages-unanswered",
      ${among(figureCondition({ cv: 'pending' }))} as "cv-pending",
      ${among(figureCondition({ term: overTerm }))} as "term-over",
      (select min(${petitions.statusSince}) from ${petitions} where not ${petitions.ended}) as since`,
  );
  return {
    paid: [...(found?.paid ? [true] : []), ...(found?.unpaid ? [false] : [])],
    openWork: openWork.filter((one) => found?.[one]),
    waitingSince: found?.since ? new Date(found.since) : null,
  };
}
