import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { execIn } from '../testing/embedded-databases.ts';
import { fillTable, tablesInOrder } from '../testing/fill-tables.ts';
import { administer, databaseUrl } from '../testing/template-database.ts';
import { openEmbedded } from './embedded/embedded-database.ts';
import { EmbeddedPool } from './embedded/embedded-pool.ts';

const folder = join(import.meta.dirname, 'migrations');
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
const versions = journal.entries.map(({ tag }) => ({
  tag,
  statements: readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
}));

const steps = JSON.stringify([{ id: 'a1', type: 'internal', name: 'Gestión interna', mandatory: true }]);

/** What the rules of a table ask for. */
const particulars: Record<string, () => Record<string, unknown>> = {
  users: () => ({
    email: `${randomUUID()}@correo.test`,
    policy_groups: ['admin'],
    blocked_at: null,
    blocked_reason: null,
  }),
  hospitals: () => ({ blocked_at: null, blocked_reason: null }),
  offers: () => ({ status: 'approved', revision: null, revision_status: null, steps }),
  candidacies: () => ({ status: 'inProcess', step: 0, discard_reason: null, farewell: null }),
  candidacy_ratings: () => ({ stars: 3 }),
  messages: () => ({ petition_id: null }),
  reply_addresses: () => ({ petition_id: null }),
  petitions: () => ({ status: 'Pending' }),
  petition_answers: () => ({ hearing_id: null, condition_id: null }),
  payments: () => ({ base_cents: 10_000, tax_cents: 2_100, total_cents: 12_100 }),
};

/** Filled by the database itself, from the rows of others. */
const countedTables = new Set([
  ...['user_tallies', 'offer_tallies'],
  ...['registration_tallies', 'payment_tallies', 'petition_tallies'],
]);

const { pool, close } = await openEmpty();
const client = await pool.connect();
afterAll(async () => {
  client.release();
  await pool.end();
  await close();
});

/** A database of no version yet, where the tests run. */
async function openEmpty(): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  const template = inject('templateDatabase');
  if (template.kind === 'embedded') {
    const embedded = await openEmbedded();
    return { pool: new EmbeddedPool(execIn(embedded)), close: async () => undefined };
  }
  const { url } = template;
  const name = `fonendo_upgrades_${randomUUID().slice(0, 8)}`;
  await administer(url, `create database ${name}`);
  const server = new pg.Pool({ connectionString: databaseUrl(url, name), max: 1 });
  server.on('error', () => undefined);
  return { pool: server, close: () => administer(url, `drop database ${name} with (force)`) };
}

/**
 * One database grows version by version, with rows of each version in its tables. At every version everything that came
 * later is run on it as an upgrade does, in one transaction, and taken back again.
 */
test('a database of any version is brought up to date with what is in it', { timeout: 240_000 }, async () => {
  const shapes = new Map<string, string>();
  for (const [at, { tag, statements }] of versions.entries()) {
    await client.query('begin');
    await run(statements);
    await addRows(shapes);
    await client.query('commit');
    const before = await countRows();
    const evidence = await readEvidence();
    await client.query('begin');
    for (const later of versions.slice(at + 1)) await run(later.statements);
    const after = await countRows();
    const lost = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
    expect([tag, lost]).toEqual([tag, []]);
    expect([tag, await findContradictions()]).toEqual([tag, {}]);
    if (evidence) expect([tag, await readEvidence()]).toEqual([tag, evidence]);
    await client.query('rollback');
  }
  const counts = await countRows();
  const empty = Object.keys(counts).filter((table) => counts[table] === 0);
  expect(empty).toEqual([]);
});

async function run(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** A row in each table that has none, or has changed since it got its last one. */
async function addRows(shapes: Map<string, string>): Promise<void> {
  const current = await shapesNow(client);
  for (const table of await tablesInOrder(client)) {
    const shape = current.get(table) ?? '';
    if (shapes.get(table) === shape || countedTables.has(table)) continue;
    const why = await fillTable(client, table, particulars[table]?.());
    // A second row for the same person is refused: there is one already.
    if (why && !why.startsWith('duplicate key')) throw new Error(`no row for ${table}: ${why}`);
    shapes.set(table, shape);
  }
}

async function shapesNow(connection: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ name: string; shape: string }>(
    `select table_name as name, string_agg(concat(column_name, ' ', udt_name, ' ', is_nullable), ',' order by ordinal_position) as shape
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  return new Map(rows.map(({ name, shape }) => [name, shape]));
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Entries of the audit log say later what they said when they were written. */
async function readEvidence(): Promise<unknown> {
  const { rows } = await client.query(`select id, at, actor_id, action, subject_id from audit_entries order by id`);
  return rows;
}

/** What has to hold in the newest version, whatever the rows came through; those that do not, by rule. */
async function findContradictions(): Promise<Record<string, number>> {
  const rules = {
    'a candidacy is of the hospital of its offer':
      'select 1 from candidacies c join offers o on o.id = c.offer_id where c.hospital_id <> o.hospital_id',
    'an open offer has its steps and its day': `select 1 from offers where status = 'approved' and (steps is null or published_at is null)`,
    'a candidacy in process stands at a step': `select 1 from candidacies where status = 'inProcess' and step is null`,
    'a payment adds up': 'select 1 from payments where base_cents + tax_cents <> total_cents',
    'everybody is counted once':
      'select 1 where (select count(*) from users) <> (select sum(people) from user_tallies)',
    'every open offer is counted once': `select 1 where (select count(*) from offers where status = 'approved' and not hospital_blocked)
      <> (select coalesce(sum(open), 0) from offer_tallies)`,
    'everybody registered on a day': `select 1 where exists (select (created_at at time zone 'Europe/Madrid')::date, count(*) from users group by 1
      except select day, sum(people) from registration_tallies group by 1)`,
    'every payment is counted once': `select 1 where exists (select status, count(*), sum(total_cents) from payments group by 1
      except select status, sum(payments), sum(total_cents) from payment_tallies group by 1)`,
    'every petition in hand or at the ministry is counted once': `select 1 where
      (select count(*) from petitions where status in ('Pending', 'Review', 'Sended'))
      <> (select coalesce(sum(petitions), 0) from petition_tallies where figure in ('Pending', 'Review', 'sent', 'suspended'))`,
    'a petition with a suspension says so':
      'select 1 from petition_suspensions s join petitions p on p.id = s.petition_id where not p.suspended',
    'everybody is found by name': "select 1 from users where search_name = ''",
  };
  const broken: Record<string, number> = {};
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await client.query(query);
    if (rows.length > 0) broken[rule] = rows.length;
  }
  return broken;
}
