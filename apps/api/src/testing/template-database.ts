import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject, Vitest } from 'vitest/node';
import { embeddedExtensions, embeddedPoolConfig } from '../db/embedded-pool.ts';
import { migrate } from '../db/migrate.ts';

/** A migrated, empty database that every test file clones; see `openTestDatabase`. */
export type TemplateDatabase = { kind: 'embedded'; file: string } | { kind: 'server'; url: string; name: string };

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase: TemplateDatabase;
  }
}

/** Runs once before all test files. TEST_DATABASE_URL (a role that may create databases) chooses PostgreSQL. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Making one takes seconds: the first project that needs it makes it for all of them.
  if ('templateDatabase' in vitest.getProvidedContext()) return undefined;
  const { TEST_DATABASE_URL: url } = process.env;
  return url ? provideServerTemplate(vitest, url) : provideEmbeddedTemplate(vitest);
}

async function provideEmbeddedTemplate(vitest: Vitest) {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-test-'));
  const file = join(folder, 'template.tar');
  const embedded = await PGlite.create({ extensions: embeddedExtensions });
  await migrateAndClose(new pg.Pool(embeddedPoolConfig(embedded)));
  await writeFile(file, (await embedded.dumpDataDir('none')).stream());
  await embedded.close();
  vitest.provide('templateDatabase', { kind: 'embedded', file });
  return () => rm(folder, { recursive: true });
}

async function provideServerTemplate(vitest: Vitest, url: string) {
  const name = `fonendo_template_${randomUUID().slice(0, 8)}`;
  await administer(url, `create database ${name}`);
  await migrateAndClose(new pg.Pool({ connectionString: databaseUrl(url, name), max: 2 }));
  vitest.provide('templateDatabase', { kind: 'server', url, name });
  return () => administer(url, `drop database ${name} with (force)`);
}

async function migrateAndClose(pool: pg.Pool) {
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Creating and dropping databases needs a connection to another one. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
