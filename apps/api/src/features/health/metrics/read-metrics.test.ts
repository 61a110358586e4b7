import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createRequestCounts } from '../../../http/request-counts.ts';
import { startJobs, stopJobs } from '../../../jobs/jobs.ts';
import { mailQueue } from '../../../jobs/mail.job.ts';
import { deadLetters, openQueue } from '../../../jobs/queue.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { createTestLog } from '../../../testing/log.ts';
import { runChecks } from '../checks.ts';
import { delayChecks } from '../delays.ts';
import { gatherSamples } from './gather-samples.ts';
import { createProcessMeasure } from './measure-process.ts';
import { metricList } from './metric-list.ts';
import { readMetrics } from './read-metrics.ts';

const { db, pool } = await openTestDatabase();
const embedded = inject('templateDatabase').kind === 'embedded';
const jobs = await startJobs(pool, embedded, createTestLog().log, { works: false });
await openQueue(jobs, mailQueue, { retryLimit: 2, expireInSeconds: 60, heartbeatSeconds: 60, deadLetter: deadLetters });
const mailId = (await jobs.boss.send(mailQueue, { to: 'a@fonendo.test', token: 'SECRET' })) ?? '';

const requests = createRequestCounts();
requests.observe({ method: 'GET', route: '/api/offers/:id', status: 200, seconds: 0.02 });
const replica = { behindMs: () => 1_500, reads: { replica: 7, primary: 2 } };
const measure = createProcessMeasure({ requests, jobFailures: new Map([['mail', 3]]), pool, replica });
const checks = { database: () => pool.query('select 1'), antivirus: () => Promise.reject(new Error('away')) };
const read = (database = db) => readMetrics({ db: database, embedded, gather: gatherSamples('web', measure), checks });

/** Value by name and labels; each line that is no comment has to be one. */
function parse(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^([a-z_]+(?:\{(?:\w+="[^"\n]*",?)+\})?) (\S+)$/.exec(line) ?? [];
      if (!name || Number.isNaN(Number(value))) throw new Error(`not a sample: ${line}`);
      return [name, Number(value)];
    }),
  );
}

test('every metric of the list is told, and nothing of what jobs carry', async () => {
  await jobs.boss.send(deadLetters, {});
  // The second question knows how late the process was since the first.
  await read();
  await sleep(120);
  const text = await read();
  const told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  expect([...told].toSorted()).toEqual(Object.keys(metricList).toSorted());
  expect(text).not.toContain('SECRET');
  const samples = parse(text);
  expect(samples.get('fonendo_part_up{part="database"}')).toBe(1);
  expect(samples.get('fonendo_part_up{part="antivirus"}')).toBe(0);
  const request = 'process="web",method="GET",route="/api/offers/:id"';
  expect(samples.get(`fonendo_http_requests_total{${request},status="200"}`)).toBe(1);
  expect(samples.get(`fonendo_http_request_duration_seconds_bucket{${request},le="0.01"}`)).toBe(0);
  expect(samples.get(`fonendo_http_request_duration_seconds_bucket{${request},le="0.025"}`)).toBe(1);
  expect(samples.get(`fonendo_http_request_duration_seconds_bucket{${request},le="+Inf"}`)).toBe(1);
  expect(samples.get('fonendo_job_failures_total{process="web",queue="mail"}')).toBe(3);
  expect(samples.get('fonendo_replica_behind_seconds{process="web"}')).toBe(1.5);
  expect(samples.get('fonendo_replica_reads_total{process="web",server="replica"}')).toBe(7);
  expect(samples.get('fonendo_jobs{queue="mail",state="waiting"}')).toBe(1);
  expect(samples.get('fonendo_mails_waiting{kind="other"}')).toBe(1);
  expect(samples.get('fonendo_mails_waiting{kind="urgent"}')).toBe(0);
  expect(samples.get('fonendo_memory_bytes{process="web",kind="resident"}')).toBeGreaterThan(10_000_000);
});

test('without a database the rest is still told', async () => {
  const away = { execute: () => Promise.reject(new Error('away')) } as unknown as typeof db;
  const samples = parse(await read(away));
  expect(samples.has('fonendo_database_waiting{process="web"}')).toBe(true);
  expect([...samples.keys()].some((name) => name.startsWith('fonendo_jobs'))).toBe(false);
});

test('mails that do not leave and jobs that nobody takes are said to be late', async () => {
  const state = async () => Object.fromEntries(await runChecks(delayChecks({ db, now: () => new Date() }), 3_000));
  expect(await state()).toEqual({ jobs: 'ok', mail: 'ok' });
  // Tried in vain for a while, and waiting for the next attempt.
  await db.execute(
    sql`update pgboss.job set created_on = now() - interval '1 hour', start_after = now() + interval '1 hour' where id = ${mailId}`,
  );
  expect(await state()).toEqual({ jobs: 'ok', mail: 'failed' });
  await db.execute(sql`update pgboss.job set start_after = now() - interval '11 minutes' where id = ${mailId}`);
  expect(await state()).toEqual({ jobs: 'failed', mail: 'failed' });
  await stopJobs(jobs);
});
