import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { plannedEachTime } from './named-statements.ts';

const api = await openTestApi();
const { db, pool, request } = api;

afterEach(() => vi.restoreAllMocks());

/** What is sent, as it is sent. */
function watchStatements() {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  return () =>
    sent.mock.calls.map(([config]) => {
      const { text = String(config), name } = typeof config === 'object' ? (config as pg.QueryConfig) : {};
      return { text: text.trim(), name };
    });
}

test('a request sends no statement without a name', async () => {
  const { jwt } = await buildSignedInDoctor(api, {});
  const statements = watchStatements();
  for (const path of ['/offers?search=guardias', '/offers/facets', '/doctors/me', '/dashboards/doctor', '/documents']) {
    await request('GET', `/api${path}`, { token: jwt });
  }
  await request('PUT', '/api/account/language', { token: jwt, body: { locale: 'en' } });
  await request('POST', '/api/auth/logout', { token: jwt });
  // Text searches say that they are planned each time. Commands have no plan, and the connection that listens asks for nothing but a sign of life.
  const planned = statements()
    .filter(({ text }) => !text.includes(plannedEachTime))
    .filter(({ text }) => !/^(begin|commit|rollback|listen "?\w+"?|select 1)$/i.test(text));
  expect(planned.length).toBeGreaterThan(10);
  expect(planned.filter(({ name }) => !name)).toEqual([]);
});

describe('a name', () => {
  test('belongs to a text', async () => {
    const statements = watchStatements();
    await db.execute(sql`select ${1}::int as one`);
    await db.execute(sql`select ${2}::int as one`);
    await pool.query('select $1::int as another', [3]);
    const [first, second, third] = statements().map(({ name }) => name);
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
    expect(statements().map(({ text, name }) => [text, Boolean(name)])).toEqual([
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
    const named = statements().filter(({ name }) => name);
    expect(named.length).toBeLessThanOrEqual(1_001);
    expect(statements().at(-2)?.name).toBeUndefined();
    expect(statements().at(-1)?.name).toBeDefined();
  });
});
