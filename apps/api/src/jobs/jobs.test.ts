import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { createTestLog } from '../testing/log.ts';
import { startJobs, stopJobs } from './jobs.ts';
import { openQueue, workOn } from './queue.ts';

const { pool } = await openTestDatabase();
const embedded = inject('templateDatabase').kind === 'embedded';
const settings = { retryLimit: 0, expireInSeconds: 60, heartbeatSeconds: 30, deadLetter: null };

test('several processes may start at once, and a job runs once', async () => {
  const { log, lines } = createTestLog();
  const processes = await Promise.all(Array.from({ length: 3 }, () => startJobs(pool, embedded, log)));
  const [first] = processes;
  const seen: unknown[] = [];
  for (const jobs of processes) {
    await openQueue(jobs, 'greetings', settings);
    await workOn(jobs, 'greetings', { pollingIntervalSeconds: 0.5 }, async (data) => {
      seen.push(data);
    });
  }
  await first?.boss.send('greetings', { to: 'Valentina' });
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([{ to: 'Valentina' }]);
  await Promise.all(processes.map(stopJobs));
  expect(seen).toHaveLength(1);
  expect(lines()).toEqual([]);
});

test('who only asks for jobs does none of them', async () => {
  const { log } = createTestLog();
  const asking = await startJobs(pool, embedded, log, { works: false });
  const working = await startJobs(pool, embedded, log);
  const done: string[] = [];
  for (const [name, jobs] of Object.entries({ asking, working })) {
    await openQueue(jobs, 'errands', settings);
    await workOn(jobs, 'errands', { pollingIntervalSeconds: 0.5 }, async () => {
      done.push(name);
    });
  }
  for (let job = 0; job < 6; job += 1) await asking.boss.send('errands', { job });
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(6);
  await Promise.all([asking, working].map(stopJobs));
  expect(new Set(done)).toEqual(new Set(['working']));
});

test('a failed statement leaves no open transaction to the next request', async () => {
  const { log } = createTestLog();
  const jobs = await startJobs(pool, embedded, log);
  const failing = jobs.boss.getDb().executeSql('begin; select 1 / 0; commit');
  await expect(failing).rejects.toThrow('division by zero');
  for (let borrowed = 0; borrowed < 3; borrowed += 1) {
    expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  }
  await stopJobs(jobs);
});

test('requests get the only connection while it waits for jobs', async () => {
  const { log } = createTestLog();
  const jobs = await startJobs(pool, embedded, log);
  await openQueue(jobs, 'idle', settings);
  await workOn(jobs, 'idle', { pollingIntervalSeconds: 0.5 }, async () => undefined);
  const client = await pool.connect();
  expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  client.release();
  await stopJobs(jobs);
});

test('a running job may finish before the process ends', async () => {
  const { log } = createTestLog();
  const jobs = await startJobs(pool, embedded, log);
  await openQueue(jobs, 'slow', settings);
  let started = false;
  let finished = false;
  await workOn(jobs, 'slow', { pollingIntervalSeconds: 0.5 }, async () => {
    started = true;
    await sleep(500);
    await pool.query('select 1');
    finished = true;
  });
  await jobs.boss.send('slow', {});
  await expect.poll(() => started, { timeout: 15_000 }).toBe(true);
  await stopJobs(jobs);
  expect(finished).toBe(true);
});
