import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { createTestLog } from '../testing/log.ts';
import { startJobs, stopJobs } from './jobs.ts';

const { pool } = await openTestDatabase();
const embedded = inject('templateDatabase').kind === 'embedded';

test('several processes may start at once, and a job runs once', async () => {
  const { log, lines } = createTestLog();
  const processes = await Promise.all(Array.from({ length: 3 }, () => startJobs(pool, embedded, log)));
  const [first] = processes;
  await first?.createQueue('greetings');
  const seen: unknown[] = [];
  for (const boss of processes) {
    await boss.work('greetings', { pollingIntervalSeconds: 0.5 }, async (jobs) => {
      seen.push(...jobs.map(({ data }) => data));
    });
  }
  await first?.send('greetings', { to: 'Valentina' });
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([{ to: 'Valentina' }]);
  await Promise.all(processes.map(stopJobs));
  expect(seen).toHaveLength(1);
  expect(lines()).toEqual([]);
});

test('a failed statement leaves no open transaction to the next request', async () => {
  const { log } = createTestLog();
  const boss = await startJobs(pool, embedded, log);
  const failing = boss.getDb().executeSql('begin; select 1 / 0; commit');
  await expect(failing).rejects.toThrow('division by zero');
  for (let borrowed = 0; borrowed < 3; borrowed += 1) {
    expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  }
  await stopJobs(boss);
});

test('requests get the only connection while it waits for jobs', async () => {
  const { log } = createTestLog();
  const boss = await startJobs(pool, embedded, log);
  await boss.createQueue('idle');
  await boss.work('idle', { pollingIntervalSeconds: 0.5 }, async () => undefined);
  const client = await pool.connect();
  expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  client.release();
  await stopJobs(boss);
});

test('a running job may finish before the process ends', async () => {
  const { log } = createTestLog();
  const boss = await startJobs(pool, embedded, log);
  await boss.createQueue('slow');
  let started = false;
  let finished = false;
  await boss.work('slow', { pollingIntervalSeconds: 0.5 }, async () => {
    started = true;
    await sleep(500);
    await pool.query('select 1');
    finished = true;
  });
  await boss.send('slow', {});
  await expect.poll(() => started, { timeout: 15_000 }).toBe(true);
  await stopJobs(boss);
  expect(finished).toBe(true);
});
