import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { EmbeddedPool } from '../db/embedded/embedded-pool.ts';
import type { Listen } from '../db/listen.ts';
import { createPooledPool, createServerPool } from '../db/server/server-pool.ts';
import { doubtKeptStatements } from '../db/statements/prepared.ts';
import { execIn, giveBack, takeEmbedded } from './embedded-databases.ts';
import { administer, databaseUrl } from './template-database.ts';

export type TestDatabase = { db: Database; pool: pg.Pool; listen: Listen };

/**
 * A migrated, empty database of this test file's own, gone when the file is done. Call it at the top of the file:
 * `const { db } = await openTestDatabase();`
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  const { pool, listen, close } =
    template.kind === 'embedded' ? await cloneEmbedded(template.file) : await cloneOnServer(template);
  const stops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
    await close();
  });
  const listenUntilTheEnd: Listen = async (channel, listener) => {
    const listening = await listen(channel, listener);
    stops.push(listening.stop);
    return listening;
  };
  doubtKeptStatements(true);
  return { pool, listen: listenUntilTheEnd, db: createDatabase(pool) };
}

async function cloneEmbedded(template: string) {
  const taken = await takeEmbedded(template);
  const pool = new EmbeddedPool(execIn(taken.embedded));
  return {
    pool,
    listen: pool.listen,
    async close() {
      await pool.end();
      await giveBack(taken);
    },
  };
}

async function cloneOnServer(template: { url: string; name: string }) {
  const name = `fonendo_test_${randomUUID().replaceAll('-', '')}`;
  await administer(template.url, `create database ${name} template ${template.name}`);
  const connectionString = databaseUrl(template.url, name);
  const { TEST_THROUGH_POOLER: throughPooler, TEST_POOLER_URL: pooler } = process.env;
  const { pool, listen } =
    throughPooler && pooler
      ? createPooledPool({
          ...{ connectionString: databaseUrl(pooler, name), max: 10 },
          ...{ directConnectionString: connectionString, names: false },
        })
      : createServerPool({ connectionString, max: 10 });
  // Dropping the database cuts connections that are still saying goodbye; that is no failure of a test.
  pool.on('error', () => undefined);
  return {
    pool,
    listen,
    async close() {
      await pool.end();
      await administer(template.url, `drop database ${name} with (force)`);
    },
  };
}
