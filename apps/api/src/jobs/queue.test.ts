import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { createTestLog } from '../testing/log.ts';
import { listDeadJobs, retryDeadJobs } from './dead-letters.ts';
import { startJobs, stopJobs } from './jobs.ts';
import { deadLetters, openQueue, workOn } from './queue.ts';

const { pool } = await openTestDatabase();
const { log, lines, text } = createTestLog();
const jobs = await startJobs(pool, inject('templateDatabase').kind === 'embedded', log);
afterAll(() => stopJobs(jobs));
const { boss } = jobs;

const settings = { retryLimit: 1, retryDelay: 0, expireInSeconds: 60, heartbeatSeconds: 30, deadLetter: deadLetters };
const pace = { pollingIntervalSeconds: 0.5, batchSize: 5 };
const timeout = 30_000;

const linesOf = (queue: string) => lines().filter((line) => line['queue'] === queue);

test('each job of a batch fails alone; failures are logged with their cause, never with what the job carries', async () => {
  await openQueue(jobs, 'letters', settings);
  await boss.insert(
    'letters',
    ['Ana', 'Berta', 'Carla'].map((to) => ({ data: { to, secret: 'code 123456' } })),
  );
  const done: string[] = [];
  await workOn<{ to: string }>(jobs, 'letters', pace, async ({ to }) => {
    if (to === 'Berta') throw new Error('no letter', { cause: new Error('the box is full') });
    done.push(to);
  });
  await expect.poll(() => linesOf('letters').length, { timeout }).toBe(2);
  expect(done.toSorted()).toEqual(['Ana', 'Carla']);

  const [first, second] = linesOf('letters');
  expect(first).toMatchObject({
    ...{ level: 'warn', queue: 'letters', attempt: 1, failures: 1, msg: 'job failed, will be tried again' },
    err: { message: 'no letter', cause: { message: 'the box is full' } },
  });
  expect(second).toMatchObject({
    ...{ level: 'error', attempt: 2, failures: 2, msg: 'job failed, given up', jobId: first?.['jobId'] },
  });
  expect(text()).not.toContain('123456');

  // Where an operator finds it, with the reason; and from where it comes back.
  await expect
    .poll(() => listDeadJobs(jobs), { timeout })
    .toEqual([{ id: expect.any(String), queue: 'letters', since: expect.any(Date), attempts: 2, reason: 'no letter' }]);
  expect(await retryDeadJobs(jobs, [crypto.randomUUID()])).toBe(0);
  expect(await retryDeadJobs(jobs, [])).toBe(1);
  expect(await listDeadJobs(jobs)).toEqual([]);
  await expect.poll(() => linesOf('letters').length, { timeout }).toBe(4);
});

test('what a process was doing when it died is taken up again, and the log says so', async () => {
  await openQueue(jobs, 'orphans', settings);
  await boss.send('orphans', { of: 'a process that died' });
  const [taken] = await boss.fetch('orphans');
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = $1`, [taken?.id]);
  await boss.supervise('orphans');
  const seen: unknown[] = [];
  await workOn(jobs, 'orphans', pace, async (data) => {
    seen.push(data);
  });
  await expect.poll(() => seen, { timeout }).toEqual([{ of: 'a process that died' }]);
  expect(linesOf('orphans')).toMatchObject([
    { jobId: taken?.id, attempt: 1, reason: 'job heartbeat timeout', msg: 'job broken off, taken up again' },
  ]);
});

test('a job that is done stays done while others of its batch still run', async () => {
  await openQueue(jobs, 'mixed', settings);
  await boss.insert('mixed', [{ data: { slow: true } }, { data: { slow: false } }]);
  const released = Promise.withResolvers<void>();
  await workOn<{ slow: boolean }>(jobs, 'mixed', pace, async ({ slow }) => {
    if (slow) await released.promise;
  });
  const states = async () => {
    const found = await boss.findJobs<{ slow: boolean }>('mixed');
    return Object.fromEntries(found.map(({ data, state }) => [data.slow ? 'slow' : 'quick', state]));
  };
  await expect.poll(states, { timeout }).toEqual({ slow: 'active', quick: 'completed' });
  released.resolve();
  await expect.poll(states, { timeout }).toEqual({ slow: 'completed', quick: 'completed' });
});

test('a queue of an earlier version gets the present settings', async () => {
  await boss.createQueue('old', { retryLimit: 7, expireInSeconds: 120, deadLetter: deadLetters });
  await openQueue(jobs, 'old', { ...settings, deadLetter: null });
  expect(await boss.getQueue('old')).toMatchObject({ ...settings, deadLetter: null });
});

test('nobody works on a queue past the one function that logs', () => {
  const folder = join(import.meta.dirname, '..');
  const workers = globSync('**/*.ts', { cwd: folder }).filter((path) =>
    /\bboss\s*\.\s*(work|fetch)\b/.test(readFileSync(join(folder, path), 'utf8')),
  );
  // The tests take jobs by hand to let them fail.
  const byHand = ['features/health/service/service.routes.test.ts', 'jobs/queue.test.ts'];
  expect(workers.toSorted()).toEqual([...byHand, 'jobs/queue.ts']);
});
