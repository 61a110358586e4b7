import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { ringTestBell } from '../../../testing/notifications.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import { sendDigests } from './send-digests.ts';

const api = await openTestApi();
const { db, clock, outbox, request } = api;
const hour = 60 * 60 * 1000;

const run = () =>
  sendDigests({
    db,
    now: clock.now,
    publicUrl: 'https://fonendo.test',
    sendMail: async (_tx, mail) => {
      outbox.push(mail);
    },
  });

const mailsTo = (email: string) => outbox.filter(({ to }) => to === email);

async function buildReader(overrides: Parameters<typeof buildSignedIn>[1] = {}) {
  const signedIn = await buildSignedIn(api, overrides);
  const choice = { mailFamilies: ['interviews'], digestFamilies: ['petitions', 'offers'] };
  const answer = await request('PATCH', '/api/account', { token: signedIn.jwt, body: choice });
  expect(answer).toMatchObject({ status: 200, body: choice });
  return signedIn;
}

const comment = (userId: string) =>
  ringTestBell(db, clock, userId, {
    kind: 'petitionComment',
    params: { reference: 'HOM-2026-000007' },
    link: '/petitions/7',
  });

test('once a day, one mail with what is unread of the families chosen', async () => {
  const { user, jwt } = await buildReader({ firstname: 'Lucía' });
  clock.advance(hour);
  await comment(user.id);
  await request('POST', '/api/notifications/read', { token: jwt, body: {} });
  await comment(user.id);
  const named = { offer: 'Pediatra', hospital: 'La Ribera' };
  await ringTestBell(db, clock, user.id, { kind: 'candidacyAccepted', params: named, link: '/candidate/1' });
  await ringTestBell(db, clock, user.id, { kind: 'offerRecommended', params: named, link: '/offers/1' });
  await run();
  expect(mailsTo(user.email)).toEqual([]);
  clock.advance(24 * hour);
  await run();
  const [mail] = mailsTo(user.email);
  expect(mail).toMatchObject({
    subject: 'Resumen de Fonendo: 2 novedades',
    button: { url: 'https://fonendo.test/account?tab=notifications' },
  });
  expect(mail?.paragraphs.join('\n')).toBe(
    [
      'Hola, Lucía:',
      'Esto es lo que queda sin leer:',
      '• Te recomiendan una oferta. Pediatra, en La Ribera.\nhttps://fonendo.test/offers/1',
      '• El equipo te ha escrito. Hay un comentario nuevo en tu solicitud HOM-2026-000007.\nhttps://fonendo.test/petitions/7',
    ].join('\n'),
  );
  await comment(user.id);
  await Promise.all([run(), run()]);
  expect(mailsTo(user.email)).toHaveLength(1);
  clock.advance(24 * hour);
  await Promise.all([run(), run()]);
  expect(mailsTo(user.email).map(({ subject }) => subject)).toEqual([
    'Resumen de Fonendo: 2 novedades',
    'Resumen de Fonendo: 1 novedad',
  ]);
});

test('nothing new, no mail; many, the newest and how many more', async () => {
  const { user } = await buildReader({ locale: 'en' });
  clock.advance(24 * hour);
  await run();
  expect(mailsTo(user.email)).toEqual([]);
  for (let count = 0; count < 17; count += 1) await comment(user.id);
  clock.advance(24 * hour);
  await run();
  expect(mailsTo(user.email)).toMatchObject([{ subject: 'Your Fonendo summary: 17 pieces of news' }]);
  expect(mailsTo(user.email)[0]?.paragraphs.at(-1)).toBe('And 2 more notifications.');
});

test('nobody who may not come in is written to', async () => {
  const { user } = await buildReader();
  await comment(user.id);
  await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, user.id));
  clock.advance(24 * hour);
  await run();
  expect(mailsTo(user.email)).toEqual([]);
});

test('what came before the summary was chosen was mailed singly already', async () => {
  const { user, jwt } = await buildSignedIn(api);
  await comment(user.id);
  clock.advance(hour);
  await request('PATCH', '/api/account', { token: jwt, body: { digestFamilies: ['petitions'] } });
  clock.advance(24 * hour);
  await run();
  expect(mailsTo(user.email)).toEqual([]);
});

test('a family comes at once or in the summary, never both', async () => {
  const { jwt } = await buildSignedIn(api);
  const save = async (body: unknown) => (await request('PATCH', '/api/account', { token: jwt, body })).body;
  expect(await save({ digestFamilies: ['offers', 'offers'] })).toMatchObject({
    mailFamilies: ['petitions', 'candidacies', 'interviews'],
    digestFamilies: ['offers'],
  });
  expect(await save({ mailFamilies: ['offers', 'interviews'] })).toMatchObject({
    mailFamilies: ['offers', 'interviews'],
    digestFamilies: [],
  });
  expect(
    await request('PATCH', '/api/account', { token: jwt, body: { digestFamilies: ['interviews'] } }),
  ).toMatchObject({
    status: 422,
  });
});
