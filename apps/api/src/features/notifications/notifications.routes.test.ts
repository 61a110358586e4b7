import type { NotificationPage } from '@fonendo/contract/notifications.schema';
import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { ringTestBell } from '../../testing/notifications.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock } = api;

const notice = { kind: 'petitionComment' as const, params: { reference: 'HOM-2026-000001' }, link: '/petitions/1' };

async function ring(userId: string, times: number) {
  for (let round = 0; round < times; round += 1) {
    clock.advance(1000);
    await ringTestBell(db, clock, userId, notice);
  }
}

const list = async (token: string, query = '') =>
  (await request('GET', `/api/notifications${query}`, { token })).body as NotificationPage;

test('one’s own, newest first, page by page', async () => {
  const { user, jwt } = await buildSignedIn(api);
  await ring((await buildUser(db)).id, 1);
  await ring(user.id, 3);
  const first = await list(jwt, '?limit=2');
  expect(first).toMatchObject({ unread: 3, items: [{ ...notice, read: false }, { read: false }] });
  const second = await list(jwt, `?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ nextCursor: null, items: [{ read: false }] });
  const times = [...first.items, ...second.items].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(await request('GET', '/api/notifications?cursor=abc', { token: jwt })).toMatchObject({ status: 422 });
});

test('read one by one, or all; never another’s', async () => {
  const { user, jwt } = await buildSignedIn(api);
  const { jwt: stranger } = await buildSignedIn(api);
  await ring(user.id, 3);
  const ids = (await list(jwt)).items.map(({ id }) => id);
  const read = (token: string, body: unknown) => request('POST', '/api/notifications/read', { token, body });
  expect(await read(stranger, { ids })).toMatchObject({ status: 200, body: { unread: 0 } });
  expect(await read(jwt, { ids: ids.slice(0, 1) })).toMatchObject({ body: { unread: 2 } });
  expect((await list(jwt)).items.map((item) => item.read)).toEqual([true, false, false]);
  expect(await read(jwt, {})).toMatchObject({ body: { unread: 0 } });
});

test('what leads to a page is marked with one look at it, and nothing else, nor anybody else’s', async () => {
  const [mine, other] = [await buildSignedIn(api), await buildSignedIn(api)];
  const bell = (link: string) => ({ kind: 'petitionComment', params: { reference: 'HOM-2026-000001' }, link }) as const;
  await ringTestBell(db, clock, mine.user.id, bell('/petitions/1'));
  await ringTestBell(db, clock, mine.user.id, bell('/petitions/1'));
  await ringTestBell(db, clock, mine.user.id, bell('/petitions/2'));
  await ringTestBell(db, clock, other.user.id, bell('/petitions/1'));
  const read = (about: unknown) => request('POST', '/api/notifications/read', { token: mine.jwt, body: { about } });
  expect(await read('/petitions/1')).toMatchObject({ status: 200, body: { unread: 1 } });
  expect(await read(7)).toMatchObject({ status: 422 });
  const { body } = await request('GET', '/api/notifications', { token: other.jwt });
  expect(body).toMatchObject({ unread: 1 });
});

test('signed out there is nothing to read', async () => {
  expect(await request('GET', '/api/notifications')).toMatchObject({ status: 401 });
  expect(await request('POST', '/api/notifications/read', { body: {} })).toMatchObject({ status: 401 });
});
