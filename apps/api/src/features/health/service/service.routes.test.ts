import type { QueuedMail, QueuedMails, ServiceState } from '@fonendo/contract/health/service.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { startJobs, stopJobs } from '../../../jobs/jobs.ts';
import { mailQueue, startMailJob, urgentMailQueue } from '../../../jobs/mail.job.ts';
import { deadLetters, openQueue } from '../../../jobs/queue.ts';
import { openTestApi } from '../../../testing/api.ts';
import { readAuditOf } from '../../../testing/audit.ts';
import { createTestLog } from '../../../testing/log.ts';
import { buildAccount, buildSignedIn } from '../../../testing/sign-in.ts';
import { createServiceQueues } from './queues.repository.ts';

const embedded = inject('templateDatabase').kind === 'embedded';
const parts: { antivirus: () => Promise<unknown> } = { antivirus: async () => undefined };
const health = {
  needed: { database: async () => undefined, storage: async () => undefined },
  wanted: { jobs: async () => undefined, mail: async () => undefined, antivirus: () => parts.antivirus() },
};
const api = await openTestApi({ health, queues: lateQueues() });
const { request, db, pool } = api;
// Only asks for jobs: nothing is taken while a test looks at it.
const jobs = await startJobs(pool, embedded, createTestLog().log, { works: false });
afterAll(() => stopJobs(jobs));
const nobody = { send: async () => undefined };
const sendMail = await startMailJob(
  jobs,
  { urgent: nobody, others: nobody },
  {
    isTold: async () => true,
    mayLeave: async () => true,
    noteRefusal: async () => false,
  },
);
await openQueue(jobs, 'retention', {
  retryLimit: 0,
  expireInSeconds: 60,
  heartbeatSeconds: 60,
  deadLetter: deadLetters,
});

const { jwt: token, user: administrator } = await buildSignedIn(api, { policyGroups: ['admin'] });

/** The queues need the database that the API opens. */
function lateQueues() {
  const real = () => createServiceQueues(jobs, db);
  return {
    readQueues: () => real().readQueues(),
    readLastRuns: () => real().readLastRuns(),
    readGivenUp: () => real().readGivenUp(),
    nextRunOf: (...asked: Parameters<ReturnType<typeof createServiceQueues>['nextRunOf']>) =>
      real().nextRunOf(...asked),
    listMails: (limit: number) => real().listMails(limit),
    lockMail: (...asked: Parameters<ReturnType<typeof createServiceQueues>['lockMail']>) => real().lockMail(...asked),
    hastenMail: (...asked: Parameters<ReturnType<typeof createServiceQueues>['hastenMail']>) =>
      real().hastenMail(...asked),
    removeMail: (...asked: Parameters<ReturnType<typeof createServiceQueues>['removeMail']>) =>
      real().removeMail(...asked),
  };
}

beforeEach(async () => {
  await db.execute(sql`delete from pgboss.job`);
});

const mail = (to: string, more: Partial<Mail> = {}) =>
  ({
    ...{ to, locale: 'es', subject: 'Novedades', heading: 'Hola', paragraphs: ['Hola'] },
    ...{ button: { label: 'Abrir', url: 'https://fonendo.test/verify-account?token=SECRET' }, ...more },
  }) as Mail;

const send = (to: string, more: Partial<Mail> = {}) => db.transaction((tx) => sendMail(tx, mail(to, more)));
const mailsNow = async () => (await request('GET', '/api/service/mails', { token })).body as QueuedMails;
const stateNow = async () => (await request('GET', '/api/service', { token })).body as ServiceState;
const change = (verb: 'retry' | 'cancel', id: string, as = token) =>
  request('POST', `/api/service/mails/${id}/${verb}`, { token: as });

/** Takes the next mail of a queue and fails it, as often as asked; 21 attempts give it up. */
async function failNext(queue: string, attempts = 1) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await db.execute(sql`update pgboss.job set start_after = now() where name = ${queue} and state < 'active'`);
    const [taken] = await jobs.boss.fetch(queue);
    await jobs.boss.fail(queue, taken?.id ?? '', { message: 'Can’t reach smtp.fonendo.test' });
  }
}

async function only(): Promise<QueuedMail> {
  const { items } = await mailsNow();
  expect(items).toHaveLength(1);
  return items[0] as QueuedMail;
}

describe('the state of the service', () => {
  test('names parts, jobs, queues, sizes and versions', async () => {
    const state = await stateNow();
    expect(state).toMatchObject({ status: 'ready', storage: { files: 0, bytes: 0 }, storageKind: 'folder' });
    expect(state.parts.map(({ part, state: is }) => [part, is])).toEqual(
      ['database', 'replica', 'storage', 'jobs', 'mail', 'antivirus'].map((part) => [
        ...[part, part === 'replica' ? 'off' : 'ok'],
      ]),
    );
    expect(state.database.bytes).toBeGreaterThan(1_000_000);
    expect(state.versions).toMatchObject({ node: process.versions.node, postgres: expect.stringMatching(/^\d+\.\d+/) });
    expect(state.versions.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(state.versions.migrations.applied).toBe(state.versions.migrations.known);
    // The clock of the tests stands at 10:00 in Spain.
    const retention = state.jobs.find(({ job }) => job === 'retention');
    expect(retention).toMatchObject({ lastRun: null, isRunning: false, nextRun: '2026-03-11T02:30:00.000Z' });
  });

  test('what is away is named', async () => {
    parts.antivirus = () => Promise.reject(new Error('away'));
    expect(await stateNow()).toMatchObject({
      status: 'degraded',
      parts: expect.arrayContaining([{ part: 'antivirus', state: 'failed' }]),
    });
    parts.antivirus = async () => undefined;
  });

  test('a run that failed says when and why, with what waits behind it', async () => {
    await jobs.boss.send('retention', {});
    await failNext('retention');
    await send('ana@fonendo.test');
    const { jobs: runs, queues } = await stateNow();
    expect(runs.find(({ job }) => job === 'retention')).toMatchObject({
      ...{ lastRun: { failure: 'Can’t reach smtp.fonendo.test' }, givenUp: 1 },
      reason: 'Can’t reach smtp.fonendo.test',
    });
    expect(queues.find(({ queue }) => queue === 'mail')).toMatchObject({ waiting: 1, givenUp: 0, reason: null });
    expect(queues.find(({ queue }) => queue === 'refund')).toMatchObject({ waiting: 0, ageSeconds: null });
  });
});

describe('mails that have not left', () => {
  test('are listed with where they stand, and never with what they say', async () => {
    await send('ana@fonendo.test');
    await send('berta@fonendo.test', { urgent: true, code: '123456', subject: 'Su código' });
    await send('carla@fonendo.test', { decision: crypto.randomUUID() });
    const answer = await request('GET', '/api/service/mails', { token });
    expect(JSON.stringify(answer.body)).not.toMatch(/SECRET|123456|Su código/);
    const { items, total } = answer.body as QueuedMails;
    expect(total).toBe(3);
    expect(items.map(({ to, state, subject, can }) => [to, state, subject, can])).toEqual([
      ['ana@fonendo.test', 'next', 'Novedades', { retry: false, cancel: true }],
      ['berta@fonendo.test', 'next', null, { retry: false, cancel: true }],
      ['carla@fonendo.test', 'later', 'Novedades', { retry: false, cancel: true }],
    ]);
  });

  test('one that failed is sent again now; a second click is told that it is on its way', async () => {
    const person = await buildAccount(db);
    await send(person.email);
    await failNext(mailQueue);
    const { id, ...failed } = await only();
    expect(failed).toMatchObject({ state: 'retrying', attempts: 1, reason: 'Can’t reach smtp.fonendo.test' });
    const answers = await Promise.all([change('retry', id), change('retry', id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await only()).toMatchObject({ id, state: 'next' });
    const audited = await readAuditOf(db, id, 'mail.retried');
    expect(audited).toMatchObject([
      { actorId: administrator.id, after: { attempts: 1, urgent: false, givenUp: false } },
    ]);
    expect(await jobs.boss.fetch(mailQueue)).toHaveLength(1);
  });

  test('one that was given up goes back into its queue once, with all its attempts', async () => {
    await send('ana@fonendo.test', { urgent: true });
    await failNext(urgentMailQueue, 21);
    const { id, ...failed } = await only();
    expect(failed).toMatchObject({ state: 'givenUp', attempts: 21, urgent: true, nextAt: null, can: { retry: true } });
    const answers = await Promise.all([change('retry', id), change('retry', id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await only()).toMatchObject({ state: 'next', attempts: 0, urgent: true, to: 'ana@fonendo.test' });
    expect(await jobs.boss.fetch(urgentMailQueue)).toHaveLength(1);
  });

  test('one that is cancelled is gone, from its queue as from the dead letters', async () => {
    await send('ana@fonendo.test');
    await failNext(mailQueue, 21);
    await send('berta@fonendo.test');
    for (const { id } of (await mailsNow()).items) {
      const answers = await Promise.all([change('cancel', id), change('cancel', id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect(await readAuditOf(db, id, 'mail.cancelled')).toHaveLength(1);
    }
    expect(await mailsNow()).toEqual({ items: [], total: 0 });
  });

  test('one that is being handed over stays as it is', async () => {
    await send('ana@fonendo.test');
    await jobs.boss.fetch(mailQueue);
    const { id, state, can } = await only();
    expect([state, can]).toEqual(['sending', { retry: false, cancel: false }]);
    expect(await change('cancel', id)).toMatchObject({ status: 409 });
    expect(await change('retry', id)).toMatchObject({ status: 409 });
    expect(await readAuditOf(db, id, 'mail.cancelled')).toEqual([]);
  });

  test('no other job is reached by its id', async () => {
    await jobs.boss.send('retention', {});
    await failNext('retention');
    const [dead] = await jobs.boss.findJobs(deadLetters);
    expect(await change('cancel', dead?.id ?? '')).toMatchObject({ status: 404 });
    expect(await change('retry', crypto.randomUUID())).toMatchObject({ status: 404 });
  });

  test('are for administrators in person: nobody else sees or changes them', async () => {
    await send('ana@fonendo.test');
    const { id } = await only();
    for (const group of ['certifiedDoctor', 'hospital', 'recruiter'] as const) {
      const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
      for (const path of ['/api/service', '/api/service/mails']) {
        expect(await request('GET', path, { token: jwt })).toMatchObject({ status: 403 });
      }
      expect(await change('cancel', id, jwt)).toMatchObject({ status: 403 });
    }
    const { jwt } = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const body = { reason: 'Ayuda con una solicitud' };
    const acting = await request('POST', `/api/auth/${administrator.id}/impersonate`, { token: jwt, body });
    const borrowed = (acting.body as { jwt: string }).jwt;
    expect(await change('cancel', id, borrowed)).toMatchObject({ status: 403 });
    expect((await only()).id).toBe(id);
  });
});
