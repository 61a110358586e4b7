import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Like `inArray`, for hundreds of identifiers whose rows an index finds: they travel as one value, and the database,
 * which cannot tell how many there will be, does not read the whole table for them.
 */
export const oneOf = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(array(select unnest(${sql.param([...ids])}::uuid[])))`;
