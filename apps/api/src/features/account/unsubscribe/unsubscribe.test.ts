import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/users.ts';
import { deriveKeys } from '../../../http/secret-keys.ts';
import { openTestApi, testSecret } from '../../../testing/api.ts';
import { buildAccount } from '../../../testing/sign-in.ts';
import { readUnsubscribeToken, unsubscribeToken, unsubscribeUrl } from './unsubscribe-token.ts';

const { api, db } = await openTestApi();
const key = deriveKeys(testSecret).unsubscribe;

async function buildReader() {
  const { id } = await buildAccount(db, { mailFamilies: ['offers', 'interviews'], digestFamilies: ['petitions'] });
  const url = unsubscribeUrl('https://fonendo.test', key)({ userId: id, families: ['offers', 'petitions'] });
  return { id, path: url.replace('https://fonendo.test', '') };
}

const choicesOf = async (id: string) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return { atOnce: row?.mailFamilies, daily: row?.digestFamilies };
};

/** As mail programs do it: no cookie, no session, a form. */
const click = (path: string) =>
  api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('one click switches the mails of its kinds off, and those alone', async () => {
  const { id, path } = await buildReader();
  const answer = await click(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Ya no se envían correos de este tipo: ofertas y solicitudes de homologación');
  expect(await choicesOf(id)).toEqual({ atOnce: ['interviews'], daily: [] });
  expect((await click(path)).status).toBe(200);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.map(({ action, after, actorId }) => ({ action, after, actorId }))).toEqual([
    { action: 'account.updated', after: { changed: ['mailFamilies', 'digestFamilies'] }, actorId: id },
  ]);
});

test('opened in a browser it asks first, because scanners of mails open every link', async () => {
  const { id, path } = await buildReader();
  const answer = await api.request(path);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain(`<form method="post" action="${path}">`);
  expect(await choicesOf(id)).toEqual({ atOnce: ['offers', 'interviews'], daily: ['petitions'] });
});

test('the page is in the reader’s language', async () => {
  const { id } = await buildAccount(db, { locale: 'en' });
  const token = unsubscribeToken(key, { userId: id, families: ['interviews'] });
  const page = await (await api.request(`/api/mails/unsubscribe/${token}`)).text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('no more mails of this kind: interviews');
});

test('a link that was changed, or made with another key, opens nothing', async () => {
  const { id, path } = await buildReader();
  const subscription = { userId: id, families: ['offers'] as const };
  const foreign = unsubscribeToken(deriveKeys(testSecret)['reply-address'], subscription);
  for (const wrong of [`${path.slice(0, -2)}00`, `/api/mails/unsubscribe/${foreign}`]) {
    expect((await click(wrong)).status).toBe(404);
    expect((await api.request(wrong)).status).toBe(404);
  }
  expect((await click('/api/mails/unsubscribe/x')).status).toBeGreaterThanOrEqual(400);
  expect(await choicesOf(id)).toEqual({ atOnce: ['offers', 'interviews'], daily: ['petitions'] });
  expect(readUnsubscribeToken(key, unsubscribeToken(key, subscription))).toEqual(subscription);
});
