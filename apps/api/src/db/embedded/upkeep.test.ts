import { expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { lookAfterTables, startUpkeep } from './upkeep.ts';

// A server looks after its tables by itself.
if (inject('templateDatabase').kind === 'embedded') {
  const { pool } = await openTestDatabase();

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
}

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
