import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { watchStatements } from '../../testing/sent-statements.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, pool, request } = api;

afterEach(() => vi.restoreAllMocks());

test('a request sends no statement without a name', async () => {
  const { jwt } = await buildSignedInDoctor(api, {});
  const statements = watchStatements();
  for (const path of ['/offers?search=guardias', '/offers/facets', '/doctors/me', '/dashboards/doctor', '/documents']) {
    await request('GET', `/api${path}`, { token: jwt });
  }
  await request('PUT', '/api/account/language', { token: jwt, body: { locale: 'en' } });
  await request('POST', '/api/auth/logout', { token: jwt });
  const planned = statements.planned();
  expect(planned.length).toBeGreaterThan(10);
  expect(planned.filter(({ name }) => !name)).toEqual([]);
});

test.each(['admin', 'notCertifiedDoctor'] as const)(
  'the petitions that a %s opens are asked for as before',
  async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    await request('GET', '/api/petitions', { token: jwt });
    const statements = watchStatements();
    const { status } = await request('GET', '/api/petitions', { token: jwt });
    expect(status).toBe(200);
    expect(statements.sent()).not.toEqual([]);
    expect(statements.built()).toEqual([]);
  },
);

describe('a name', () => {
  test('belongs to a text', async () => {
    const statements = watchStatements();
    await db.execute(sql`select ${1}::int as one`);
    await db.execute(sql`select ${2}::int as one`);
    await pool.query('select $1::int as another', [3]);
    const [first, second, third] = statements.sent().map(({ name }) => name);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  test('is kept by the database: the second time it is not read again', async () => {
    await db.execute(sql`select ${1}::int as counted`);
    await db.execute(sql`select ${2}::int as counted`);
    const { rows } = await pool.query(
      `select (generic_plans + custom_plans)::int as used from pg_prepared_statements where statement = $1`,
      ['select $1::int as counted'],
    );
    expect(rows).toEqual([{ used: 2 }]);
  });

  test('is not given to commands, nor to several in one text', async () => {
    const statements = watchStatements();
    await pool.query('select 1; select 2');
    await db.transaction(async (tx) => tx.execute(sql`select 3`));
    expect(statements.sent().map(({ text, name }) => [text, Boolean(name)])).toEqual([
      ['select 1; select 2', false],
      ['begin', false],
      ['select 3', true],
      ['commit', false],
    ]);
  });

  test('is not given without end', async () => {
    const statements = watchStatements();
    const client = await pool.connect();
    for (let n = 0; n < 1_001; n += 1) await client.query(`select $1::int as column_${n}`, [n]);
    await client.query('select $1::int as column_0', [1]);
    client.release(true);
    const named = statements.sent().filter(({ name }) => name);
    expect(named.length).toBeLessThanOrEqual(1_001);
    expect(statements.sent().at(-2)?.name).toBeUndefined();
    expect(statements.sent().at(-1)?.name).toBeDefined();
  });
});
