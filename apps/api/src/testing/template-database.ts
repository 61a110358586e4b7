import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject, Vitest } from 'vitest/node';
import { openEmbedded } from '../db/embedded/embedded-database.ts';
import { EmbeddedPool } from '../db/embedded/embedded-pool.ts';
import { migrate } from '../db/migrate.ts';
import { execIn } from './embedded-databases.ts';

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

/** Making one takes eight seconds of computing, most of them for an empty database: it is kept until its sources change. */
async function provideEmbeddedTemplate(vitest: Vitest): Promise<undefined> {
  const file = join(keptTemplates, `template-${await digestSources()}.tar`);
  if (!existsSync(file)) await makeEmbeddedTemplate(file);
  vitest.provide('templateDatabase', { kind: 'embedded', file });
}

const root = join(import.meta.dirname, '../../../..');
const keptTemplates = join(root, 'node_modules/.cache/fonendo');

/** Everything that decides what is in a template: the migrations, how they are run, and the versions of what runs them. */
async function digestSources(): Promise<string> {
  const database = globSync('apps/api/src/db/**/*.{ts,sql,json}', { cwd: root }).sort();
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'apps/api/src/testing/template-database.ts', ...database]) {
    hash.update(`${path}\n`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Under its name only when it is whole: another run may start meanwhile, or this one be ended. */
async function makeEmbeddedTemplate(file: string) {
  await mkdir(keptTemplates, { recursive: true });
  await forgetOldTemplates();
  const embedded = await openEmbedded();
  await migrateAndClose(new EmbeddedPool(execIn(embedded)));
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, (await embedded.dumpDataDir('none')).stream());
  await embedded.close();
  await rename(unfinished, file);
}

const dayMs = 86_400_000;

/** Not those of today: a run of another branch may be reading one. */
async function forgetOldTemplates() {
  for (const name of globSync('template-*', { cwd: keptTemplates })) {
    const { mtimeMs } = await stat(join(keptTemplates, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(keptTemplates, name));
  }
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
