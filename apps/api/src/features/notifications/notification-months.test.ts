import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NotificationPage } from '@fonendo/contract/notifications.schema';
import { retentionDays } from '@fonendo/domain/account/retention';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { keepMonths } from '../../db/months/keep-months.ts';
import { notificationOnceKeys, notifications, unreadNotifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { takeGathered } from './mails/gathered-mails.repository.ts';
import { findStanding, insertNotifications } from './notifications.repository.ts';
import { eraseNotificationsOf, notificationStep } from './retention.repository.ts';

const api = await openTestApi();
const { db, pool, request, clock } = api;
const keep = (now = clock.now()) => keepMonths({ db, now: () => now, log: { info: () => undefined } });

const bell = (userId: string, at: string, more: Partial<typeof notifications.$inferInsert> = {}) => ({
  ...{ id: randomUUIDv7(), userId, at: new Date(at), kind: 'cvReviewed' as const, link: '/homologations' },
  ...more,
});

const list = async (token: string, query = '') =>
  (await request('GET', `/api/notifications${query}`, { token })).body as NotificationPage;

const read = (token: string, body: object) => request('POST', '/api/notifications/read', { token, body });

const beside = async (userId: string) => ({
  unread: await db.$count(unreadNotifications, eq(unreadNotifications.userId, userId)),
  rows: await db.$count(notifications, eq(notifications.userId, userId)),
});

test('at the turn of a month both sides are one list', async () => {
  clock.set('2026-03-31T23:59:59.900Z');
  await keep();
  const { user, jwt } = await buildSignedIn(api);
  const moments = ['2026-03-31T23:59:59.800Z', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.000Z'];
  // The last one by the clock of another machine, where it is April already.
  const rows = moments.map((at) => bell(user.id, at));
  await insertNotifications(db, rows);
  const { rows: parts } = await pool.query(
    'select distinct tableoid::regclass::text as part from notifications where user_id = $1 order by 1',
    [user.id],
  );
  expect(parts.map(({ part }) => part)).toEqual(['notifications_2026_03', 'notifications_2026_04']);
  const first = await list(jwt, '?limit=2');
  const second = await list(jwt, `?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ at }) => at)).toEqual(moments.toReversed());
  expect(await findStanding(db, user.id, clock.now())).toMatchObject({ unread: 3, latest: rows[2]?.id });
  clock.set('2026-04-01T00:00:05Z');
  expect((await list(jwt)).items).toHaveLength(3);
  expect(await read(jwt, { ids: rows.map(({ id }) => id) })).toMatchObject({ body: { unread: 0 } });
  expect((await list(jwt)).items.map((item) => item.read)).toEqual([true, true, true]);
});

test('an old one that is unread is counted, found and marked like any other', async () => {
  clock.set('2026-11-18T10:00:00Z');
  await keep();
  const { user, jwt } = await buildSignedIn(api);
  const old = bell(user.id, '2025-11-20T10:00:00Z', { link: '/petitions/1', mailWaits: true });
  const news = ['2026-06-01T10:00:00Z', '2026-11-17T10:00:00Z', '2026-11-18T09:00:00Z'].map((at) => bell(user.id, at));
  await insertNotifications(db, [old, ...news]);
  await keep();
  await read(jwt, { ids: news.map(({ id }) => id) });
  expect(await list(jwt)).toMatchObject({ unread: 1, items: [{}, {}, {}, { id: old.id, read: false }] });
  expect(await list(jwt, '?unread=true')).toMatchObject({ nextCursor: null, items: [{ id: old.id }] });
  expect(await findStanding(db, user.id, clock.now())).toMatchObject({ unread: 1, latest: news[2]?.id });
  expect(await takeGathered(db, user.id, '/petitions/1')).toMatchObject([{ id: old.id }]);
  expect(await takeGathered(db, user.id)).toEqual([]);
  expect(await read(jwt, { about: '/petitions/1' })).toMatchObject({ body: { unread: 0 } });
  expect(await list(jwt, '?unread=true')).toMatchObject({ unread: 0, items: [] });
});

test('unread ones page by page across months', async () => {
  clock.set('2026-11-18T10:00:00Z');
  const { user, jwt } = await buildSignedIn(api);
  const moments = ['2026-01-05', '2026-03-05', '2026-03-06', '2026-08-05', '2026-11-05'].map(
    (day) => `${day}T10:00:00.000Z`,
  );
  await insertNotifications(db, [
    ...moments.map((at) => bell(user.id, at)),
    ...moments.map((at) => bell(user.id, at.replace('10:', '11:'), { readAt: clock.now() })),
  ]);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: NotificationPage = await list(jwt, `?unread=true&limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ at }) => at));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(moments.toReversed());
});

describe('under a key', () => {
  const months = ['2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z', '2026-09-01T00:00:00Z'];

  test('of several at once, in whatever month, one is told', async () => {
    const { id } = await buildUser(db);
    const told = await Promise.all(
      months.map((at) =>
        db.transaction(async (tx) => {
          const people = await insertNotifications(tx, [bell(id, at, { onceKey: `together:${id}` })]);
          await sleep(50);
          return people;
        }),
      ),
    );
    expect(told.flat()).toEqual([id]);
    expect(await beside(id)).toEqual({ unread: 1, rows: 1 });
  });

  test('of two at once the second is told where the first is taken back', async () => {
    const { id } = await buildUser(db);
    const begun = Promise.withResolvers<void>();
    const first = db.transaction(async (tx) => {
      await insertNotifications(tx, [bell(id, '2026-03-31T23:59:59Z', { onceKey: `back:${id}` })]);
      begun.resolve();
      await sleep(50);
      throw new Error('taken back');
    });
    await begun.promise;
    const [outcome, told] = await Promise.allSettled([
      first,
      db.transaction((tx) => insertNotifications(tx, [bell(id, '2026-04-01T00:00:00Z', { onceKey: `back:${id}` })])),
    ]);
    expect(outcome).toMatchObject({ status: 'rejected' });
    expect(told).toEqual({ status: 'fulfilled', value: [id] });
  });

  test('it is free again once the notification is gone', async () => {
    const { id } = await buildUser(db);
    const told = (at: string) => insertNotifications(db, [bell(id, at, { onceKey: `again:${id}` })]);
    expect([await told('2026-03-01T00:00:00Z'), await told('2026-05-01T00:00:00Z')]).toEqual([[id], []]);
    await eraseNotificationsOf(db, id);
    expect(await told('2026-06-01T00:00:00Z')).toEqual([id]);
  });
});

test('who leaves takes those of all months along, and nobody else’s', async () => {
  const [gone, deleted, stays] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const moments = ['2025-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z'];
  for (const { id } of [gone, deleted, stays]) {
    await insertNotifications(
      db,
      moments.map((at) => bell(id, at, { onceKey: `${id} ${at}` })),
    );
  }
  await keep();
  await eraseNotificationsOf(db, gone.id);
  await db.delete(users).where(eq(users.id, deleted.id));
  expect(await beside(gone.id)).toEqual({ unread: 0, rows: 0 });
  expect(await beside(deleted.id)).toEqual({ unread: 0, rows: 0 });
  expect(await beside(stays.id)).toEqual({ unread: 3, rows: 3 });
  const keys = await db.select().from(notificationOnceKeys);
  expect(keys.filter(({ onceKey }) => onceKey.includes(gone.id) || onceKey.includes(deleted.id))).toEqual([]);
  expect(keys.filter(({ onceKey }) => onceKey.includes(stays.id))).toHaveLength(3);
});

test('after their time a month goes as a whole, of the last one what is past it, with marks and keys', async () => {
  await db.delete(notifications);
  clock.set('2026-11-18T10:00:00Z');
  const { id } = await buildUser(db);
  const before = new Date(clock.now().getTime() - retentionDays.notification * 24 * 60 * 60 * 1000);
  expect(before.toISOString()).toBe('2025-11-18T10:00:00.000Z');
  const goes = ['2025-08-01T00:00:00Z', '2025-08-31T23:59:59Z', '2025-10-31T23:59:59Z', '2025-11-18T10:00:00Z'];
  const stays = ['2025-11-18T10:00:01Z', '2026-11-18T09:00:00Z'];
  await insertNotifications(
    db,
    [...goes, ...stays].map((at) => bell(id, at, { onceKey: `${id} ${at}` })),
  );
  await keep();
  const step = notificationStep(db, before, 'one year');
  expect(await step.due(db)).toEqual({ rows: 4, oldest: new Date('2025-08-01T00:00:00Z') });
  expect([await step.run(500), await step.run(500), await step.run(500), await step.run(500)]).toEqual([2, 1, 1, 0]);
  const left = await db.select({ at: notifications.at }).from(notifications).orderBy(notifications.at);
  expect(left).toEqual(stays.map((at) => ({ at: new Date(at) })));
  expect(await beside(id)).toEqual({ unread: 2, rows: 2 });
  expect(await db.select().from(notificationOnceKeys)).toEqual(
    expect.arrayContaining(stays.map((at) => ({ onceKey: `${id} ${at}` }))),
  );
  expect(await db.$count(notificationOnceKeys)).toBe(2);
  const { rows: parts } = await pool.query(`select to_regclass('notifications_2025_08') as gone,
    to_regclass('notifications_2025_10') as gone_too, to_regclass('notifications_2025_11') is not null as stays`);
  expect(parts).toEqual([{ gone: null, gone_too: null, stays: true }]);
});
