import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { administer, databaseUrl } from '../testing/template-database.ts';
import { migrate, migrationLock } from './migrate.ts';

const { pool } = await openTestDatabase();
const template = inject('templateDatabase');

const journal = JSON.parse(readFileSync(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8')) as {
  entries: unknown[];
};

const appliedIn = async (database: pg.Pool) => {
  const { rows } = await database.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  return rows[0].applied as number;
};

test('every migration is applied, and once', async () => {
  expect(await appliedIn(pool)).toBe(journal.entries.length);
  await migrate(pool);
  await migrate(pool);
  expect(await appliedIn(pool)).toBe(journal.entries.length);
});

test('the connection is given back as it was', async () => {
  const before = await pool.query('show statement_timeout');
  await migrate(pool);
  expect((await pool.query('show statement_timeout')).rows).toEqual(before.rows);
  const locks = await pool.query(`select count(*)::int as held from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
  expect(locks.rows).toEqual([{ held: 0 }]);
});

// The embedded database has one process and one connection: nobody can start beside it.
if (template.kind === 'server')
  describe('several processes may start at once', () => {
    const { url } = template;

    test('on an empty server', async () => {
      const name = `fonendo_empty_${randomUUID().slice(0, 8)}`;
      await administer(url, `create database ${name}`);
      onTestFinished(() => administer(url, `drop database ${name} with (force)`));
      const processes = Array.from(
        { length: 6 },
        () => new pg.Pool({ connectionString: databaseUrl(url, name), max: 2 }),
      );
      // A connection that has said goodbye may still be told that its database is dropped.
      for (const process of processes) process.on('error', () => undefined);
      await Promise.all(processes.map((process) => migrate(process)));
      const [first = pool] = processes;
      expect(await appliedIn(first)).toBe(journal.entries.length);
      await Promise.all(processes.map((process) => process.end()));
    });

    test('while the migration of another one takes longer than a statement may', async () => {
      const other = await pool.connect();
      await other.query('select pg_advisory_lock($1)', [migrationLock]);
      const { rows } = await pool.query('select current_database() as name');
      const impatient = new pg.Pool({
        connectionString: databaseUrl(url, rows[0].name),
        max: 1,
        statement_timeout: 100,
      });
      const migrating = migrate(impatient);
      await sleep(500);
      await other.query('select pg_advisory_unlock($1)', [migrationLock]);
      other.release();
      await expect(migrating).resolves.toBeUndefined();
      await impatient.end();
    });
  });

test('a database that does not fit stops the start with one line, unchanged', async () => {
  await pool.query('delete from drizzle.__drizzle_migrations');
  await expect(migrate(pool)).rejects.toThrow(
    /^The database cannot be brought up to date \(.*already exists\)\. .* restore a backup, or start with an empty one\.$/,
  );
  expect(await appliedIn(pool)).toBe(0);
});
