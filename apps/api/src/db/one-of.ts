import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Like `inArray`, for hundreds of ids that an index finds. They are sent as one parameter, so the planner does not know
 * their number and does not choose to scan the whole table.
 */
export const oneOf = (column: PgColumn, ids: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(array(select unnest(${'name' in ids ? ids : sql.param([...ids])}::uuid[])))`;
