import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Day = string | Placeholder | undefined;

/** Days are those of Spain: midnight in Madrid belongs to the day that begins. Both ends are included. */
export const withinDays = (column: PgColumn, from: Day, to: Day): SQL | undefined =>
  and(
    from ? sql`${column} >= (${from}::date)::timestamp at time zone 'Europe/Madrid'` : undefined,
    to ? sql`${column} < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'` : undefined,
  );
