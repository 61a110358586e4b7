import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema/schema.ts';

export type Database = NodePgDatabase<typeof schema>;

/** What a repository function takes: the database, or the transaction its use case runs in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export const createDatabase = (client: pg.Pool | pg.PoolClient): Database => drizzle({ client, schema });
