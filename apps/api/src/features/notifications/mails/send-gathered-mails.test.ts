import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/users.ts';
import type { Mail, SendMail } from '../../../integrations/mail/mail.port.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { buildUser } from '../../../testing/factories/factories.ts';
import { createTestClock } from '../../../testing/fakes/clock.ts';
import { markRead } from '../notifications.repository.ts';
import { type Notice, notify } from '../notify.ts';
import { sendGatheredMails } from './send-gathered-mails.ts';

const { db } = await openTestDatabase();
const clock = createTestClock();
const outbox: Mail[] = [];
const sendMail: SendMail = async (_tx, mail) => {
  outbox.push(mail);
};
const context = { db, now: clock.now, sendMail, publicUrl: 'https://fonendo.test' };
const minute = 60_000;

beforeEach(() => {
  outbox.length = 0;
});

const approved = (userId: string, { document = 'passport', petition = '7' } = {}): Notice<'documentApproved'> => ({
  kind: 'documentApproved',
  to: { people: [userId] },
  params: { reference: 'HOM-2026-000007', document },
  link: `/petitions/${petition}`,
});

const expiring = (userId: string): Notice<'documentExpiring'> => ({
  ...approved(userId),
  ...{
    kind: 'documentExpiring',
    params: { reference: 'HOM-2026-000007', document: 'diploma', validUntil: '2026-04-01' },
  },
  mail: () => ({ text: { subject: 'Sustituye {document}', heading: 'Sustituye', body: 'Falta algo.', button: 'Ver' } }),
});

const run = () => sendGatheredMails(context);

test('one piece of news waits a quarter of an hour, and is told as it is', async () => {
  const { id, email } = await buildUser(db);
  await notify(context, db, approved(id));
  clock.advance(14 * minute);
  await run();
  expect(outbox).toEqual([]);
  clock.advance(minute);
  await Promise.all([run(), run()]);
  expect(outbox).toMatchObject([
    {
      ...{ to: email, subject: 'Documento aprobado', heading: 'Documento aprobado' },
      paragraphs: ['Hola, Valentina:', 'Pasaporte, de tu solicitud HOM-2026-000007.'],
      button: { label: 'Verlo en Fonendo', url: 'https://fonendo.test/petitions/7' },
    },
  ]);
  clock.advance(60 * minute);
  await run();
  expect(outbox).toHaveLength(1);
});

test('several are one mail, in the reader’s language; of different things it leads to the list', async () => {
  const { id } = await buildUser(db, { locale: 'en' });
  await notify(context, db, approved(id));
  clock.advance(10 * minute);
  await notify(context, db, approved(id, { document: 'diploma', petition: '8' }));
  clock.advance(10 * minute);
  await run();
  expect(outbox).toEqual([]);
  clock.advance(5 * minute);
  await run();
  expect(outbox).toMatchObject([
    {
      subject: 'Document approved and 1 more piece of news',
      button: { url: 'https://fonendo.test/account?tab=notifications' },
    },
  ]);
  expect(outbox[0]?.paragraphs.slice(2)).toEqual([
    '• Document approved. Passport, of your petition HOM-2026-000007.\nhttps://fonendo.test/petitions/7',
    '• Document approved. Apostilled medical degree, of your petition HOM-2026-000007.\nhttps://fonendo.test/petitions/8',
  ]);
});

test('news that never stops is mailed after an hour', async () => {
  const { id } = await buildUser(db);
  for (let count = 0; count < 7; count += 1) {
    await notify(context, db, approved(id));
    await run();
    clock.advance(10 * minute);
  }
  expect(outbox).toMatchObject([{ subject: 'Documento aprobado y 6 novedades más' }]);
});

test('who reads the bell first gets no mail', async () => {
  const { id } = await buildUser(db);
  await notify(context, db, approved(id));
  await markRead(db, id, { about: '/petitions/7' }, clock.now());
  clock.advance(20 * minute);
  await run();
  expect(outbox).toEqual([]);
});

test('a mail that does not wait takes along what waited for the same page, and only that', async () => {
  const { id } = await buildUser(db);
  await notify(context, db, approved(id));
  await notify(context, db, approved(id, { document: 'pensum', petition: '8' }));
  await notify(context, db, expiring(id));
  expect(outbox).toMatchObject([
    {
      paragraphs: [
        'Hola, Valentina:',
        'Falta algo.',
        'Además, desde el último correo:',
        '• Documento aprobado. Pasaporte, de tu solicitud HOM-2026-000007.',
      ],
    },
  ]);
  clock.advance(20 * minute);
  await run();
  expect(outbox).toMatchObject([{}, { button: { url: 'https://fonendo.test/petitions/8' } }]);
});

test.each([
  ['left', { deletedAt: clock.now() }],
  ['does without such mails', { mailFamilies: [] }],
  ['changed to the summary of the day', { mailFamilies: [], digestFamilies: ['petitions' as const] }],
])('nobody is written to who %s meanwhile', async (_standing, change) => {
  const { id } = await buildUser(db);
  await notify(context, db, approved(id));
  await db.update(users).set(change).where(eq(users.id, id));
  clock.advance(20 * minute);
  await run();
  expect(outbox).toEqual([]);
  expect(await db.select().from(notifications).where(eq(notifications.userId, id))).toMatchObject([
    { mailWaits: false },
  ]);
});

test('the team gets one mail for a set, and each administrator every bell', async () => {
  const { id } = await buildUser(db, { policyGroups: ['admin'] });
  const replaced = (document: string): Notice<'documentReplaced'> => ({
    ...expiring(''),
    ...{ kind: 'documentReplaced', to: { team: 'equipo@fonendo.test' }, link: '/petitions/9' },
    params: { reference: 'HOM-2026-000009', document },
  });
  await notify(context, db, replaced('passport'));
  clock.advance(5 * minute);
  await notify(context, db, replaced('pensum'));
  expect(outbox.map(({ subject }) => subject)).toEqual(['Sustituye Pasaporte']);
  expect(await db.select().from(notifications).where(eq(notifications.userId, id))).toHaveLength(2);
  clock.advance(16 * minute);
  await notify(context, db, replaced('diploma'));
  await run();
  expect(outbox).toHaveLength(2);
});
