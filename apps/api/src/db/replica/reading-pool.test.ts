import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { createDatabase } from '../database.ts';
import { createReadingPool, type Reading, runReading } from './reading-pool.ts';

const { pool } = await openTestDatabase();
await pool.query('create table things (n int)');
let askedReplica = 0;
const replica = {
  query(...statement: [string]) {
    askedReplica += 1;
    if (statement[0].startsWith('insert')) return Promise.reject(Object.assign(new Error('no'), { code: '25006' }));
    return pool.query(...statement);
  },
} as unknown as pg.Pool;
const reading = createReadingPool(pool, { pool: replica, noteAnswer: () => undefined, noteHang: () => undefined });

beforeEach(() => {
  askedReplica = 0;
});

async function run(work: () => Promise<unknown>, fromReplica = false): Promise<Reading> {
  const known = { fromReplica, mayHaveWritten: false };
  await runReading(known, work);
  return known;
}

test('outside a request nothing goes to the replica', async () => {
  await reading.query('select 1');
  expect(askedReplica).toBe(0);
});

test('a transaction stays on the primary in a request that reads from the replica, and may have changed something', async () => {
  const db = createDatabase(reading);
  const known = await run(() => db.transaction((tx) => tx.execute('insert into things values (1)')), true);
  expect(askedReplica).toBe(0);
  expect(known.mayHaveWritten).toBe(true);
});

test.each([
  ['select n from things', false],
  ['  SELECT 1', false],
  ['(select 1) union (select 2)', false],
  ['insert into things values (2)', true],
  ['with added as (insert into things values (3) returning n) select n from added', true],
  ['update things set n = 4', true],
])('whether a request may have changed something is told by what it asks: %s', async (statement, mayHaveWritten) => {
  expect(await run(() => reading.query(statement))).toMatchObject({ mayHaveWritten });
});

test('requests at once do not disturb each other', async () => {
  await Promise.all([run(() => reading.query('select 1'), true), run(() => reading.query('select 2'))]);
  expect(askedReplica).toBe(1);
});

test('a request that the replica could not answer once asks the primary for the rest', async () => {
  const known = await run(async () => {
    await reading.query('insert into things values (5)');
    await reading.query('select 1');
  }, true);
  expect(known).toMatchObject({ fromReplica: false, mayHaveWritten: true });
  expect(askedReplica).toBe(1);
});
