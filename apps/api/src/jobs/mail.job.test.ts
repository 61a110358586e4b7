import { afterAll, expect, inject, test } from 'vitest';
import { createDatabaseMailbox } from '../integrations/mail/database.mailbox.ts';
import type { Mail } from '../integrations/mail/mail.port.ts';
import { createSmtpTransports } from '../integrations/mail/smtp.mail-transport.ts';
import { openTestDatabase } from '../testing/database.ts';
import { openTestSmtpServer } from '../testing/fakes/smtp-server.ts';
import { createTestLog } from '../testing/log.ts';
import { startJobs } from './jobs.ts';
import { type MailGate, mailQueue, startMailJob, urgentMailQueue } from './mail.job.ts';

const { db, pool } = await openTestDatabase();
const embedded = inject('templateDatabase').kind === 'embedded';
const timeout = 30_000;
const always: MailGate = {
  isTold: async () => true,
  mayLeave: async () => true,
  noteRefusal: async () => false,
};

const mailbox = createDatabaseMailbox(db, () => new Date('2026-03-10T09:00:00Z'));

async function openJobs() {
  const { log, lines, text } = createTestLog();
  const jobs = await startJobs(pool, embedded, log);
  afterAll(() => jobs.boss.stop({ graceful: false }));
  return { jobs, lines, text };
}

const mail = (subject: string): Mail => ({
  to: 'valentina@fonendo.test',
  locale: 'es',
  subject,
  heading: 'Verifica tu correo',
  paragraphs: ['Hola'],
  button: { label: 'Verificar', url: 'https://fonendo.test/verify-account?token=1' },
});

test('a mail goes out with its transaction, and not with one that is rolled back', async () => {
  const { jobs } = await openJobs();
  const sendMail = await startMailJob(jobs, { urgent: mailbox, others: mailbox }, always);
  const failing = db.transaction(async (tx) => {
    await sendMail(tx, { ...mail('never sent'), urgent: true });
    await sendMail(tx, mail('never sent'));
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  await db.transaction(async (tx) => {
    await sendMail(tx, { ...mail('urgent'), urgent: true, code: '012345' });
    await sendMail(tx, mail('sent'));
  });

  const subjects = async () => (await mailbox.list()).map(({ subject }) => subject).toSorted();
  await expect.poll(subjects, { timeout }).toEqual(['sent', 'urgent']);
  const [message] = await mailbox.list();
  expect(await mailbox.find(message?.id ?? '')).toMatchObject({ text: expect.stringContaining('Verifica tu correo') });
  await jobs.boss.stop({ graceful: true });
});

test('the mail of a decision waits ten seconds, and does not leave if that was taken back', async () => {
  const { jobs } = await openJobs();
  const told = crypto.randomUUID();
  const sendMail = await startMailJob(
    jobs,
    { urgent: mailbox, others: mailbox },
    {
      ...always,
      isTold: async (id) => id === told,
    },
  );
  const began = Date.now();
  await db.transaction(async (tx) => {
    await sendMail(tx, { ...mail('taken back'), decision: crypto.randomUUID() });
    await sendMail(tx, { ...mail('decided'), decision: told });
  });
  const subjects = async () => (await mailbox.list()).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout }).toContain('decided');
  expect(Date.now() - began).toBeGreaterThan(9_000);
  expect(await subjects()).not.toContain('taken back');
  await jobs.boss.stop({ graceful: true });
});

test('a repeated delivery is one message', async () => {
  const id = crypto.randomUUID();
  await mailbox.send(mail('twice'), id);
  await mailbox.send(mail('twice'), id);
  expect((await mailbox.list()).filter(({ subject }) => subject === 'twice')).toHaveLength(1);
});

test('one bad address neither stops nor repeats the others; it is tried again alone', async () => {
  const { jobs, lines, text } = await openJobs();
  const smtp = await openTestSmtpServer({ refuses: (to) => to.startsWith('bad') });
  const readAttachment = () => Promise.reject(new Error('none'));
  const unsubscribeUrl = () => 'https://fonendo.test/off';
  const transports = createSmtpTransports(smtp.url, 'no-reply@fonendo.test', { readAttachment, unsubscribeUrl });
  afterAll(transports.close);
  const sendMail = await startMailJob(jobs, transports, always);
  const people = ['ana', 'bad1', 'berta', 'carla', 'bad2', 'diana', 'elena', 'fatima'].map(
    (name) => `${name}@correo.test`,
  );
  await db.transaction(async (tx) => {
    for (const to of people) await sendMail(tx, { ...mail('Novedades'), to });
  });
  const good = people.filter((to) => !to.startsWith('bad'));
  await expect.poll(() => smtp.delivered.toSorted(), { timeout }).toEqual(good);
  const waiting = async () => {
    const found = await jobs.boss.findJobs<Mail>(mailQueue);
    return found
      .filter(({ state }) => state === 'retry')
      .map(({ data }) => data.to)
      .toSorted();
  };
  await expect.poll(waiting, { timeout }).toEqual(['bad1@correo.test', 'bad2@correo.test']);
  expect(smtp.delivered).toHaveLength(good.length);
  expect(lines()).toMatchObject([
    { queue: mailQueue, attempt: 1 },
    { queue: mailQueue, attempt: 1 },
  ]);
  expect(text()).not.toMatch(/correo\.test|token|Novedades/);
  await jobs.boss.stop({ graceful: true });
  await jobs.boss.deleteAllJobs(mailQueue);
});

test('a code arrives while ten thousand other mails wait and those on their way hang', async () => {
  const { jobs } = await openJobs();
  const hanging: string[] = [];
  const released = Promise.withResolvers<void>();
  const slow = {
    async send({ subject }: Mail) {
      hanging.push(subject);
      await released.promise;
    },
  };
  const arrived: string[] = [];
  const urgent = {
    async send({ subject }: Mail) {
      arrived.push(subject);
    },
  };
  const sendMail = await startMailJob(jobs, { others: slow, urgent }, always);
  const others = Array.from({ length: 10_000 }, (_, number) => ({ data: mail(`digest ${number}`) }));
  await jobs.boss.insert(mailQueue, others);
  await expect.poll(() => hanging.length, { timeout }).toBe(20);

  await db.transaction((tx) => sendMail(tx, { ...mail('your code'), urgent: true }));
  await expect.poll(() => arrived, { timeout }).toEqual(['your code']);
  // Nothing that was there before had been sent by then.
  expect(hanging).toHaveLength(20);
  const states = async (queue: string) => new Set((await jobs.boss.findJobs(queue)).map(({ state }) => state));
  expect(await states(mailQueue)).toEqual(new Set(['active', 'created']));
  await expect.poll(() => states(urgentMailQueue), { timeout }).toEqual(new Set(['completed']));
  released.resolve();
});
