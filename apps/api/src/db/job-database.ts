import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Queryable } from './database.ts';

/** Lets pg-boss write through a transaction of ours: the job commits with the change that asks for it. */
export const jobDatabase = (tx: Queryable) => fromDrizzle(tx, sql);
