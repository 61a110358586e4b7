import { expect, test } from 'vitest';
import { knownDevices } from '../../../db/schema/second-factor.ts';
import { openTestApi } from '../../../testing/api.ts';
import { secondFactorOf } from '../../../testing/second-factor.ts';
import { buildAccount, testPassword } from '../../../testing/sign-in.ts';
import { roughNetwork } from './watch-devices.ts';

const api = await openTestApi();
const { db, outbox } = api;
const { post } = secondFactorOf(api);

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const newerFirefox = firefox.replaceAll('145', '146');
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** Signs in and answers with the cookie that the browser keeps. */
async function signInFrom(email: string, userAgent: string, address: string, cookie?: string): Promise<string> {
  const body = { email, password: testPassword, provider: 'password' };
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address, ...(cookie && { cookie }) };
  const answer = await post('/api/auth/login', body, undefined, headers);
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie') ?? '';
}

const newsFor = (email: string) => outbox.filter(({ to }) => to === email);

test('the first sign-in is no news, the next from another device and network is', async () => {
  const { email } = await buildAccount(db, { locale: 'en' });
  await signInFrom(email, firefox, '83.45.12.7');
  expect(newsFor(email)).toEqual([]);
  await signInFrom(email, safari, '198.51.100.9');
  expect(newsFor(email)).toMatchObject([{ subject: 'New sign-in to Fonendo', urgent: true }]);
  expect(newsFor(email)[0]?.paragraphs.join()).toContain('Safari on iOS, from the network 198.51.100.x');
  await signInFrom(email, safari, '198.51.100.77');
  expect(newsFor(email)).toHaveLength(1);
});

test('the same browser on another network is known by its mark, which opens nothing', async () => {
  const { email } = await buildAccount(db);
  const cookie = await signInFrom(email, firefox, '83.45.12.7');
  expect(cookie).toMatch(/^fonendo_device=[\w-]{43}; Max-Age=\d+; Path=\/api; HttpOnly; Secure; SameSite=Lax$/);
  const [mark = ''] = cookie.split(';');
  await signInFrom(email, firefox, '203.0.113.5', mark);
  expect(newsFor(email)).toEqual([]);
  expect(JSON.stringify(await db.select().from(knownDevices))).not.toContain(mark.split('=')[1]);
});

test('a newer version of the browser on the same network is no news', async () => {
  const { email } = await buildAccount(db);
  await signInFrom(email, firefox, '83.45.12.7');
  await signInFrom(email, newerFirefox, '83.45.12.8');
  expect(newsFor(email)).toEqual([]);
});

test('a mark of somebody else makes nobody known', async () => {
  const [mine, theirs] = [await buildAccount(db), await buildAccount(db)];
  const [mark] = (await signInFrom(mine.email, firefox, '83.45.12.7')).split(';');
  await signInFrom(theirs.email, safari, '198.51.100.9');
  await signInFrom(theirs.email, firefox, '83.45.12.7', mark);
  expect(newsFor(theirs.email)).toHaveLength(1);
});

test.each([
  ['83.45.12.7', '83.45.12.x'],
  ['::ffff:83.45.12.7', '83.45.12.x'],
  ['2a0c:5a80:1234:5600::1', '2a0c:5a80:1234::'],
  ['2a0c::1', '2a0c::'],
  ['local', 'local'],
])('%s lies in %s', (address, network) => {
  expect(roughNetwork(address)).toBe(network);
});
