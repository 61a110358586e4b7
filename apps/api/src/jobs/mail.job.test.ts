import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { createDatabaseMailbox } from '../integrations/mail/database.mailbox.ts';
import type { Mail } from '../integrations/mail/mail.port.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startMailJob } from './mail.job.ts';

const { db, pool } = await openTestDatabase();
const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false });
await boss.start();
afterAll(() => boss.stop({ graceful: false }));

const mailbox = createDatabaseMailbox(db, () => new Date('2026-03-10T09:00:00Z'));
const sendMail = await startMailJob(boss, mailbox);

const mail = (subject: string): Mail => ({
  to: 'valentina@fonendo.test',
  locale: 'es',
  subject,
  heading: 'Verifica tu correo',
  paragraphs: ['Hola'],
  button: { label: 'Verificar', url: 'https://fonendo.test/verify-account?token=1' },
});

test('a mail goes out with its transaction, and not with one that is rolled back', async () => {
  const failing = db.transaction(async (tx) => {
    await sendMail(tx, mail('never sent'));
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  await db.transaction((tx) => sendMail(tx, mail('sent')));

  const messages = await vi.waitUntil(
    async () => {
      const found = await mailbox.list();
      return found.length > 0 && found;
    },
    { timeout: 15_000, interval: 200 },
  );
  expect(messages.map(({ subject, to }) => ({ subject, to }))).toEqual([
    { subject: 'sent', to: 'valentina@fonendo.test' },
  ]);
  expect(await mailbox.find(messages[0]?.id ?? '')).toMatchObject({
    text: expect.stringContaining('Verifica tu correo'),
  });
});

test('a repeated delivery is one message', async () => {
  const id = crypto.randomUUID();
  await mailbox.send(mail('twice'), id);
  await mailbox.send(mail('twice'), id);
  expect((await mailbox.list()).filter(({ subject }) => subject === 'twice')).toHaveLength(1);
});
