import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { embeddedExtensions, embeddedPoolConfig, listenEmbedded } from '../db/embedded-pool.ts';
import type { Listen } from '../db/listen.ts';
import { listenOnServer } from '../db/listen-on-server.ts';
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
  afterAll(close);
  return { pool, listen, db: createDatabase(pool) };
}

async function cloneEmbedded(file: string) {
  const embedded = await PGlite.create({ loadDataDir: await openAsBlob(file), extensions: embeddedExtensions });
  const pool = new pg.Pool(embeddedPoolConfig(embedded));
  return {
    pool,
    listen: listenEmbedded(embedded),
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

async function cloneOnServer(template: { url: string; name: string }) {
  const name = `fonendo_test_${randomUUID().replaceAll('-', '')}`;
  await administer(template.url, `create database ${name} template ${template.name}`);
  const connectionString = databaseUrl(template.url, name);
  const pool = new pg.Pool({ connectionString, max: 10 });
  // Dropping the database cuts connections that are still saying goodbye; that is no failure of a test.
  pool.on('error', () => undefined);
  return {
    pool,
    listen: listenOnServer(connectionString),
    async close() {
      await pool.end();
      await administer(template.url, `drop database ${name} with (force)`);
    },
  };
}
