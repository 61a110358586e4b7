import { EventEmitter } from 'node:events';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { databaseUrl } from '../testing/template-database.ts';
import { lookAfterTables, startUpkeep } from './embedded-pool.ts';
import { openPool } from './pool.ts';
import { createServerPool } from './server/server-pool.ts';

test('a server that cannot be reached is named without its password', async () => {
  const away = {
    databaseUrl: 'postgres://fonendo:hunter2@127.0.0.1:1/product',
    databasePoolSize: 2,
    dataDir: '/nowhere',
  };
  const error = await openPool(away).then(
    () => null,
    (reason: Error) => reason,
  );
  expect(error?.message).toMatch(/^Cannot reach the database product at 127\.0\.0\.1:1 /);
  expect(error?.message).not.toContain('hunter2');
});

test('a statement that fails spoils nothing for the next one', async () => {
  const { pool } = await openTestDatabase();
  for (const failing of ['select 1 / $1::int', 'update users set email = (1 / $1::int)::text where true']) {
    await expect(pool.query(failing, [0])).rejects.toThrow('division by zero');
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  }
  await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

const template = inject('templateDatabase');

if (template.kind === 'embedded') {
  const { pool } = await openTestDatabase();

  test('whoever comes new is let in between two statements, and not when everybody has an answer', async () => {
    let turns = 0;
    let counting = true;
    const count = () => {
      turns += 1;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 30 }, (_, index) => pool.query('select $1::int', [index])));
    counting = false;
    expect(turns).toBeGreaterThanOrEqual(30);
  });

  test('tables are looked after, because no server does it', async () => {
    await pool.query('create table much_changed as select generate_series(1, 1000) as id');
    await pool.query('delete from much_changed where id > 10');
    const known = async () => {
      const { rows } = await pool.query("select reltuples, relpages from pg_class where relname = 'much_changed'");
      return rows[0];
    };
    expect(await known()).toEqual({ reltuples: -1, relpages: 0 });
    await lookAfterTables(pool);
    expect(await known()).toEqual({ reltuples: 10, relpages: 1 });
    await pool.query('drop table much_changed');
  });

  test('upkeep ends with the pool, and a table that is gone stops nobody', async () => {
    const gone = { query: vi.fn().mockRejectedValue(new Error('relation "gone" does not exist')) };
    await expect(lookAfterTables(gone as never)).resolves.toBeUndefined();
    vi.useFakeTimers();
    const stop = startUpkeep(gone as never);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gone.query).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
}

// The embedded database has no connection that could be lost.
if (template.kind === 'server') {
  const { pool, close } = await openPool({
    databaseUrl: databaseUrl(template.url, 'postgres'),
    databasePoolSize: 2,
    dataDir: '/nowhere',
  });
  afterAll(close);

  test('an attempt to listen that fails leaves nobody listening', async () => {
    const away = createServerPool({ connectionString: 'postgres://fonendo@127.0.0.1:1/product', max: 1 });
    const heard = vi.fn();
    const added = vi.spyOn(EventEmitter.prototype, 'on');
    await expect(away.listen('access_changed', { hear: heard })).rejects.toThrow();
    expect(added.mock.calls.filter(([event]) => event === 'access_changed')).toEqual([]);
    added.mockRestore();
    await away.pool.end();
  });

  test('a connection that is lost between two statements of a transaction fails the next one, not the process', async () => {
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The loss is told as an event of the client; without a listener it would end the process, and this run with it.
    await expect
      .poll(() =>
        client.query('select 1').then(
          () => 'alive',
          () => 'lost',
        ),
      )
      .toBe('lost');
    client.release(true);
    await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  });
}
