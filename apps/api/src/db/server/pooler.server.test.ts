import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { startJobs, stopJobs } from '../../jobs/jobs.ts';
import { openQueue, workOn } from '../../jobs/queue.ts';
import { examineWay } from '../../operations/doctor/way-to-database.ts';
import { createTestLog } from '../../testing/log.ts';
import { administer, databaseUrl } from '../../testing/template-database.ts';
import { createDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openPool } from '../pool.ts';
import { findBetween } from './pooler.ts';
import { accessChannel } from './server-pool.ts';

const template = inject('templateDatabase');
const { TEST_POOLER_URL: pooler } = process.env;

// A real PgBouncer, which `npm run test:postgres` starts, and names where it is absent.
if (template.kind === 'server' && pooler) {
  const name = `fonendo_test_${randomUUID().replaceAll('-', '')}`;
  await administer(template.url, `create database ${name}`);
  const direct = databaseUrl(template.url, name);
  const pooled = databaseUrl(pooler, name);
  const open = await openPool({
    ...{ databaseUrl: pooled, databaseDirectUrl: direct, databasePoolSize: 40, dataDir: '/nowhere' },
  });
  afterAll(async () => {
    await open.close();
    await administer(template.url, `drop database ${name} with (force)`);
  });

  test('what lies between is found', async () => {
    expect(await findBetween(direct)).toBe('nothing');
    // Debian 12 has PgBouncer 1.18, which knows nothing of prepared statements.
    expect(await findBetween(pooled)).toMatch(/ statements$/);
    // Nothing is left behind on the connection that the next one gets.
    expect(await findBetween(pooled)).toBe(await findBetween(pooled));
  });

  test('a pooler without a way past it is refused, naming both variables', async () => {
    const alone = { databaseUrl: pooled, databasePoolSize: 2, dataDir: '/nowhere' };
    await expect(openPool(alone)).rejects.toThrow(/^DATABASE_URL leads to a pooler\. .*DATABASE_DIRECT_URL/);
  });

  test('an empty database is migrated past it', async () => {
    await migrate(open.direct);
    const { rows } = await open.pool.query(`select count(*)::int as count from offers`);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('many statements, alone and in transactions, share its connections', async () => {
    const db = createDatabase(open.pool);
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        if (n % 4 > 0) return (await open.pool.query('select $1::int as n', [n])).rows[0]?.n as number;
        return db.transaction(async (tx) => {
          await tx.execute(`select ${n}`);
          return n;
        });
      }),
    );
    expect(answers).toEqual(Array.from({ length: 400 }, (_, n) => n));
    const { rows } = await open.direct.query(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and application_name = 'fonendo'`,
      [name],
    );
    // Twenty of the pooler, and the few that go past it.
    expect(rows[0]?.count).toBeLessThanOrEqual(23);
  });

  test('a statement with a name of its own has none on the way', async () => {
    const named = { name: 'named_by_hand', text: 'select $1::int as n', values: [1] };
    for (let turn = 0; turn < 2; turn += 1) {
      const both = await Promise.all([open.pool.connect(), open.pool.connect()]);
      for (const client of both) expect((await client.query(named)).rows).toEqual([{ n: 1 }]);
      for (const client of both) client.release();
    }
  });

  test('what is announced through it is heard past it', async () => {
    const heard: string[] = [];
    const listening = await open.listen(accessChannel, { hear: (message) => heard.push(message) });
    expect(listening.hearsItself).toBe(false);
    await open.pool.query('select pg_notify($1, $2)', [accessChannel, 'somebody']);
    await listening.catchUp();
    expect(heard).toEqual(['somebody']);
    await listening.stop();
  });

  test('jobs run', async () => {
    const jobs = await startJobs(open.direct, false, createTestLog().log);
    await openQueue(jobs, 'pooled', { retryLimit: 0, expireInSeconds: 60, heartbeatSeconds: 10, deadLetter: null });
    const done = Promise.withResolvers<object>();
    await workOn<{ n: number }>(jobs, 'pooled', { pollingIntervalSeconds: 0.5 }, async (data) => done.resolve(data));
    await jobs.boss.send('pooled', { n: 7 });
    expect(await done.promise).toEqual({ n: 7 });
    await stopJobs(jobs);
  });

  describe('the doctor', () => {
    const way = async (environment: Record<string, string>) =>
      (await examineWay(parseConfig(environment, '/nowhere'), createDatabase(open.direct))).map(
        ({ state, words }) => `${state} ${words}`,
      );

    test('names a missing way past it, and one that leads to it again', async () => {
      expect(await way({ DATABASE_URL: pooled })).toEqual([
        expect.stringMatching(/^problem .*DATABASE_DIRECT_URL is missing/),
      ]);
      expect(await way({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).toEqual([
        expect.stringMatching(/^problem DATABASE_DIRECT_URL leads to a pooler as well/),
      ]);
    });

    test('names another database, and a pooler that is none', async () => {
      expect(await way({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toEqual([
        expect.stringMatching(/^problem .* different databases/),
      ]);
      expect(await way({ DATABASE_URL: direct, DATABASE_DIRECT_URL: direct })).toEqual([
        expect.stringMatching(/^warning .* leave DATABASE_DIRECT_URL out/),
      ]);
    });

    test('names settings that its connections lack', async () => {
      expect(await way({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toContainEqual(
        expect.stringMatching(/^warning .*statement_timeout/),
      );
    });
  });
}
