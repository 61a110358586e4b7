import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';

const { pool } = await openTestDatabase();

const connectionOf = async () => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

test('what is asked for at once shares a connection, and each gets its own answer', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((number) =>
      pool.query<{ n: number; pid: number }>('select $1::int as n, pg_backend_pid() as pid', [number]),
    ),
  );
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
});

test('a read that asks again at once joins those that were asked for beside it', async () => {
  const late = Promise.resolve()
    .then(() => Promise.resolve())
    .then(connectionOf);
  const [first, second] = await Promise.all([connectionOf(), late]);
  expect(second).toBe(first);
});

test('one that fails leaves the others their answers, and the connection to the next', async () => {
  const outcomes = await Promise.allSettled([
    pool.query('select 1 as one'),
    pool.query('select 1 / $1::int', [0]),
    pool.query('select nothing from nowhere'),
    pool.query('select 2 as two'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[3]).toMatchObject({ value: { rows: [{ two: 2 }] } });
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('one that fails to be read leaves nothing behind for the same statement later', async () => {
  const twice = await Promise.allSettled([
    pool.query('select * from not_there_yet where $1::int = 1', [1]),
    pool.query('select * from not_there_yet where $1::int = 1', [1]),
  ]);
  expect(twice.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await pool.query('create table not_there_yet (id int)');
  expect((await pool.query('select * from not_there_yet where $1::int = 1', [1])).rows).toEqual([]);
});

test('a transaction keeps its connection to itself', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const own = Promise.all([client.query('select 1 as one'), client.query('select 2 as two')]);
    expect((await own).map(({ rows }) => rows[0])).toEqual([{ one: 1 }, { two: 2 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
