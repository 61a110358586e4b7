import { mailFamilyOf } from '@fonendo/domain/notifications/notification-facts';
import type { Locale } from '@fonendo/domain/shared/locale';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../db/schema/notifications.ts';
import type { users } from '../../db/schema/users.ts';
import type { Mail, SendMail } from '../../integrations/mail/mail.port.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { buildHospital } from '../../testing/factories/hospital-factories.ts';
import { createTestClock } from '../../testing/fakes/clock.ts';
import { type Notice, notify } from './notify.ts';

const { db } = await openTestDatabase();
const clock = createTestClock();
const outbox: Mail[] = [];
const sendMail: SendMail = async (_tx, mail) => {
  outbox.push(mail);
};
const context = { now: clock.now, sendMail, publicUrl: 'https://fonendo.test' };

beforeEach(() => {
  outbox.length = 0;
});

const text = { subject: '{name}: {why}', heading: '{name}', body: '«{name}»', button: 'Ver', note: 'Por {why}.' };

/** Of the family `offers`. */
const offerClosed = (userId: string): Notice<'offerClosed'> => ({
  kind: 'offerClosed',
  to: { people: [userId] },
  params: { name: 'Nefrología' },
  link: '/offers/1',
  mail: () => ({ text, params: { why: 'impago' }, more: ['Y nada más.'] }),
});

const build = (overrides: Partial<typeof users.$inferSelect> = {}) =>
  buildUser(db, { mailFamilies: ['offers', 'petitions'], ...overrides });
const bellsOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

test('a bell and a mail, which is greeted, named and led to the same page', async () => {
  const { id, email } = await build();
  expect(await notify(context, db, offerClosed(id))).toBe(true);
  expect(await bellsOf(id)).toMatchObject([
    { kind: 'offerClosed', params: { name: 'Nefrología' }, link: '/offers/1', at: clock.now(), readAt: null },
  ]);
  expect(outbox).toEqual([
    {
      ...{ to: email, locale: 'es', subject: 'Nefrología: impago', heading: 'Nefrología', note: 'Por impago.' },
      paragraphs: ['Hola, Valentina:', '«Nefrología»', 'Y nada más.'],
      button: { label: 'Ver', url: 'https://fonendo.test/offers/1' },
      subscription: { userId: id, families: ['offers'] },
    },
  ]);
});

test('nothing is announced that was rolled back', async () => {
  const { id } = await build();
  const failing = db.transaction(async (tx) => {
    await notify(context, tx, offerClosed(id));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await bellsOf(id)).toEqual([]);
});

test.each<[string, Partial<typeof users.$inferSelect>, { bells: number; mails: number }]>([
  ['wants them at once', {}, { bells: 1, mails: 1 }],
  ['does without', { mailFamilies: [] }, { bells: 1, mails: 0 }],
  ['has the summary of the day', { mailFamilies: [], digestFamilies: ['offers'] }, { bells: 1, mails: 0 }],
  ['is blocked', { blockedAt: clock.now() }, { bells: 1, mails: 0 }],
  ['is deleted', { deletedAt: clock.now() }, { bells: 0, mails: 0 }],
])('somebody who %s', async (_standing, overrides, { bells, mails }) => {
  const { id } = await build(overrides);
  expect(await notify(context, db, offerClosed(id))).toBe(bells > 0);
  expect(await bellsOf(id)).toHaveLength(bells);
  expect(outbox).toHaveLength(mails);
});

test('an essential mail reaches whoever does without the others, and who is blocked', async () => {
  expect(mailFamilyOf('interviewCancelled')).toBeNull();
  const { id } = await build({ mailFamilies: [], blockedAt: clock.now() });
  await notify(context, db, {
    ...offerClosed(id),
    kind: 'interviewCancelled',
    params: { offer: 'Nefrología', hospital: 'La Ribera' },
  });
  expect(outbox).toHaveLength(1);
});

test('the mail names days and documents as its reader writes them', async () => {
  const { id } = await build({ locale: 'en' });
  await notify(context, db, {
    kind: 'documentExpiring',
    to: { people: [id] },
    params: { reference: 'HOM-1', document: 'criminalRecord', validUntil: '2026-04-20' },
    link: '/petitions/1',
    mail: () => ({ text: { ...text, subject: '{document}: {validUntil}' } }),
  });
  expect(outbox[0]?.subject).toBe('Criminal record certificate: 20 April 2026');
  expect(outbox[0]?.paragraphs[0]).toBe('Hello Valentina,');
});

test('a word of ours stands in everybody’s own language', async () => {
  const words = { es: 'Oferta sin título', en: 'Untitled offer' };
  const people = [await build(), await build({ locale: 'en' })];
  const params = (locale: Locale) => ({ name: words[locale] });
  await notify(context, db, { ...offerClosed(''), to: { people: people.map(({ id }) => id) }, params });
  for (const { id, email, locale } of people) {
    expect(await bellsOf(id)).toMatchObject([{ params: { name: words[locale] } }]);
    expect(outbox.find(({ to }) => to === email)?.heading).toBe(words[locale]);
  }
});

test('under a key it is told once, by bell and by mail', async () => {
  const { id } = await build();
  const once = { ...offerClosed(id), onceKey: `once:${id}` };
  expect(await notify(context, db, once)).toBe(true);
  expect(await notify(context, db, once)).toBe(false);
  expect(await bellsOf(id)).toHaveLength(1);
  expect(outbox).toHaveLength(1);
});

test('a bell without a mail, and a mail without a bell', async () => {
  const { id } = await build();
  const { mail: _, ...silent } = offerClosed(id);
  await notify(context, db, silent);
  expect([await bellsOf(id), outbox]).toMatchObject([[{}], []]);
  await notify(context, db, { ...offerClosed(id), bell: false });
  expect([await bellsOf(id), outbox]).toMatchObject([[{}], [{}]]);
});

test('the team: a bell for each administrator, and one mail that greets nobody', async () => {
  const administrators = [await build({ policyGroups: ['admin'] }), await build({ policyGroups: ['superadmin'] })];
  const notice = { ...offerClosed(''), to: { team: 'equipo@fonendo.test' } };
  await notify(context, db, notice);
  for (const { id } of administrators) expect(await bellsOf(id)).toHaveLength(1);
  expect(outbox).toMatchObject([
    { to: 'equipo@fonendo.test', locale: 'es', paragraphs: ['«Nefrología»', 'Y nada más.'] },
  ]);
});

test('the people of a hospital: a bell and a mail for each', async () => {
  const administrator = await build({ policyGroups: ['hospital'] });
  const { id: hospital } = await buildHospital(db, { administratorId: administrator.id });
  await notify(context, db, { ...offerClosed(''), to: { hospital, right: 'writeOffers' } });
  expect(await bellsOf(administrator.id)).toHaveLength(1);
  expect(outbox.map(({ to }) => to)).toEqual([administrator.email]);
});
