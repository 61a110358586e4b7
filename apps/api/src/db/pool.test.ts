import { EventEmitter } from 'node:events';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { databaseUrl } from '../testing/template-database.ts';
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
