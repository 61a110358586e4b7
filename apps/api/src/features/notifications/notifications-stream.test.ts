import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { eq } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../../api.ts';
import type { Queryable } from '../../db/database.ts';
import type { Listen } from '../../db/listen.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi, testDependencies } from '../../testing/api.ts';
import { readEvents } from '../../testing/event-stream.ts';
import { buildDoctor, buildUser } from '../../testing/factories/factories.ts';
import { ringTestBell } from '../../testing/notifications.ts';
import { portOf, startProduct } from '../../testing/product.ts';
import { hangUp } from '../../testing/requests/leaving-client.ts';
import { openTestServer } from '../../testing/server.ts';
import { buildAccount, buildSignedIn, testPassword } from '../../testing/sign-in.ts';
import { databaseUrl } from '../../testing/template-database.ts';
import { createLiveStanding } from './live-standing.ts';
import { announceChange } from './notifications.repository.ts';

const api = await openTestApi();
const { db, request, clock, listen } = api;

const ring = (tx: Queryable, userId: string) => ringTestBell(tx, clock, userId);

const ask = (token: string, from: { request: typeof api.api.request } = api.api) =>
  from.request('/api/notifications/stream', { headers: { authorization: `Bearer ${token}` } });

async function openStream(token: string, from?: { request: typeof api.api.request }) {
  const response = await ask(token, from);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = readEvents(response);
  onTestFinished(() => events.close());
  return events;
}

/** The same product in another process: it shares nothing but the database. */
function anotherProcess(options: { heartbeatMs?: number; listen?: Listen } = {}) {
  const dependencies = testDependencies(api, clock);
  const watchAccess = dependencies.liveSessions.watch;
  const liveStanding = createLiveStanding({ db, now: clock.now, listen, watchAccess, ...options });
  onTestFinished(() => liveStanding.close());
  return { ...createApi({ ...dependencies, liveStanding }), liveStanding };
}

const standing = (unread: number) => ({
  event: 'standing',
  data: { unread, latest: expect.any(String), policyGroups: expect.any(Array) },
});

test('another group is told at once, with nothing else to tell', async () => {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
  const { jwt: admin } = await buildSignedIn(api, { policyGroups: ['admin'] });
  await buildDoctor(db, { userId: user.id });
  const stream = await openStream(jwt);
  expect(await stream.next()).toMatchObject({ data: { unread: 0, policyGroups: ['notCertifiedDoctor'] } });
  const body = { from: 'notCertifiedDoctor', to: 'certifiedDoctor' };
  const changed = await request('POST', `/api/users/${user.id}/group`, { token: admin, body });
  expect(changed.status).toBe(200);
  expect(await stream.next()).toMatchObject({ event: 'standing', data: { policyGroups: ['certifiedDoctor'] } });
});

test('how things stand at once, and again after every change', async () => {
  const { user, jwt } = await buildSignedIn(api);
  const stream = await openStream(jwt);
  expect(await stream.next()).toEqual({
    event: 'standing',
    data: { unread: 0, latest: null, policyGroups: expect.any(Array) },
  });
  await ring(db, user.id);
  expect(await stream.next()).toEqual(standing(1));
  await db.transaction(async (tx) => {
    await ring(tx, user.id);
    await ring(tx, user.id);
  });
  expect(await stream.next()).toEqual(standing(3));
  await request('POST', '/api/notifications/read', { token: jwt, body: {} });
  expect(await stream.next()).toEqual(standing(0));
});

test('what was rolled back is not announced, nor what concerns another', async () => {
  const { user, jwt } = await buildSignedIn(api);
  const stream = await openStream(jwt);
  await stream.next();
  const undone = db.transaction(async (tx) => {
    await ring(tx, user.id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await ring(db, (await buildUser(db)).id);
  await ring(db, user.id);
  // Had either been announced, or were it counted, another figure would have come first.
  expect(await stream.next()).toEqual(standing(1));
});

test('two processes hear each other, and a stream that was cut misses nothing', async () => {
  const { user, jwt } = await buildSignedIn(api);
  const [first, second] = [anotherProcess(), anotherProcess()];
  const streams = [await openStream(jwt, first), await openStream(jwt, second)] as const;
  for (const stream of streams) await stream.next();
  await ring(db, user.id);
  for (const stream of streams) expect(await stream.next()).toEqual(standing(1));
  await streams[1].close();
  await ring(db, user.id);
  expect(await streams[0].next()).toEqual(standing(2));
  expect(await (await openStream(jwt, second)).next()).toEqual(standing(2));
});

test('a connection that was lost and is back tells how things stand', async () => {
  const { user, jwt } = await buildSignedIn(api);
  let resume = () => {};
  const deaf: Listen = async (_channel, listener) => {
    resume = () => listener.resume?.();
    return { catchUp: async () => undefined, hearsItself: true, stop: async () => undefined };
  };
  const stream = await openStream(jwt, anotherProcess({ listen: deaf }));
  await stream.next();
  await ring(db, user.id);
  resume();
  expect(await stream.next()).toEqual(standing(1));
  // What else changed meanwhile nobody knows.
  expect(await stream.next()).toEqual({ event: 'resumed', data: {} });
});

test('what changed is named to those whom it concerns, in every process, and to nobody after a rollback', async () => {
  const { user, jwt } = await buildSignedIn(api);
  const other = await buildSignedIn(api);
  const stream = await openStream(jwt, anotherProcess());
  const others = await openStream(other.jwt);
  await Promise.all([stream.next(), others.next()]);
  const undone = db.transaction(async (tx) => {
    await announceChange(tx, [user.id], { thing: 'conversation', id: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await announceChange(db, [user.id], { thing: 'conversation', id: 'one' });
  await announceChange(db, [other.user.id], { thing: 'conversation', id: 'two' });
  const changed = (id: string) => ({ event: 'changed', data: { thing: 'conversation', id } });
  expect(await stream.next()).toEqual(changed('one'));
  expect(await others.next()).toEqual(changed('two'));
});

test.each([
  ['/petitions/%', 'petition'],
  ['/candidate/%?view=conversation', 'candidacy'],
  ['/offers/%/candidates', 'offer'],
] as const)('a bell that leads to %s tells open pages that the %s changed', async (link, thing) => {
  const { user, jwt } = await buildSignedIn(api);
  const id = '0198f3a0-0000-7000-8000-000000000001';
  const stream = await openStream(jwt);
  await stream.next();
  const bell = {
    kind: 'petitionComment',
    params: { reference: 'HOM-2026-000001' },
    link: link.replace('%', id),
  } as const;
  await ringTestBell(db, clock, user.id, bell);
  expect(await stream.next()).toEqual(standing(1));
  expect(await stream.next()).toEqual({ event: 'changed', data: { thing, id } });
});

test('nothing without a session, nor with one that has expired', async () => {
  expect(await request('GET', '/api/notifications/stream')).toMatchObject({ status: 401 });
  const { jwt } = await buildSignedIn(api);
  const before = clock.now().toISOString();
  clock.advance(9 * 60 * 60 * 1000);
  expect(await request('GET', '/api/notifications/stream', { token: jwt })).toMatchObject({
    status: 401,
    body: { code: 'TokenExpired' },
  });
  clock.set(before);
});

test.for([
  ['signing out', (jwt: string) => request('POST', '/api/auth/logout', { token: jwt })],
  ['blocking', (_: string, id: string) => db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, id))],
] as const)('%s ends the stream, and nothing more is told', async ([, end]) => {
  const { user, jwt } = await buildSignedIn(api);
  const streams = [await openStream(jwt), await openStream(jwt, anotherProcess())];
  for (const stream of streams) await stream.next();
  await end(jwt, user.id);
  // At once, in every process: nothing rings and no heart beats in between.
  for (const stream of streams) {
    expect(await stream.next()).toEqual({ event: 'ended', data: {} });
    expect(await stream.next()).toBeNull();
  }
  await ring(db, user.id);
});

test('an administrator who is blocked while acting as somebody is out as well', async () => {
  const { user: admin, jwt: own } = await buildSignedIn(api, { policyGroups: ['admin'] });
  const person = await buildAccount(db);
  const { body } = await request('POST', `/api/auth/${person.id}/impersonate`, {
    token: own,
    body: { reason: 'Ayuda' },
  });
  const stream = await openStream((body as Tokens).jwt);
  await stream.next();
  await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, admin.id));
  expect(await stream.next()).toEqual({ event: 'ended', data: {} });
  expect(await stream.next()).toBeNull();
});

test('a sixth stream of one person takes the place of the oldest', async () => {
  const { user, jwt } = await buildSignedIn(api);
  const streams = [];
  for (let count = 0; count < 6; count += 1) {
    const stream = await openStream(jwt);
    expect(await stream.next()).toMatchObject({ event: 'standing' });
    streams.push(stream);
  }
  expect(await streams[0]?.next()).toEqual({ event: 'replaced', data: {} });
  expect(await streams[0]?.next()).toBeNull();
  await ring(db, user.id);
  for (const stream of streams.slice(1)) expect(await stream.next()).toEqual(standing(1));
});

test('a process that stops ends its streams and opens no more', async () => {
  const { jwt } = await buildSignedIn(api);
  const stopping = anotherProcess();
  const stream = await openStream(jwt, stopping);
  await stream.next();
  await stopping.liveStanding.close();
  expect(await stream.next()).toBeNull();
  expect((await ask(jwt, stopping)).status).toBe(503);
});

test('where nobody can listen, the page is told to try later', async () => {
  const { jwt } = await buildSignedIn(api);
  const deaf = anotherProcess({ listen: () => Promise.reject(new Error('no connection')) });
  expect((await ask(jwt, deaf)).status).toBe(503);
});

// The embedded database has one process: nobody can stream beside it.
const template = inject('templateDatabase');
if (template.kind === 'server')
  test('between two processes of the product, over a lost connection too', { timeout: 120_000 }, async () => {
    const { rows } = await api.pool.query('select current_database() as name');
    const dataDir = await mkdtemp(join(tmpdir(), 'fonendo-stream-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const environment = {
      DATABASE_URL: databaseUrl(template.url, rows[0].name),
      DATABASE_POOL_SIZE: '4',
      DATA_DIR: dataDir,
      JWT_SECRET: 'a secret that both processes of this test know',
    };
    const start = async () => {
      const product = startProduct(environment);
      return { product, url: `http://127.0.0.1:${await portOf(product)}/api` };
    };
    // The first prepares the tables of the jobs.
    const first = await start();
    const second = await start();
    const { id, email } = await buildAccount(db);
    const send = (url: string, token: string, body: unknown) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const signedIn = await send(`${first.url}/auth/login`, '', { email, password: testPassword, provider: 'password' });
    const { jwt } = (await signedIn.json()) as { jwt: string };
    const stream = await openEvents(`${second.url}/notifications/stream`, jwt);

    await ring(db, id);
    expect(await stream.next()).toEqual(standing(1));
    await send(`${first.url}/notifications/read`, jwt, {});
    expect(await stream.next()).toEqual(standing(0));

    const listeners = async () => {
      const counted = await api.pool.query(
        `select count(*)::int as open from pg_stat_activity where application_name = 'fonendo-listen'
         and datname = current_database()`,
      );
      return counted.rows[0].open as number;
    };
    const before = await listeners();

    // Cut, and at once something happens that nobody listens to: told when the connection is back.
    await api.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fonendo-listen'
       and datname = current_database()`,
    );
    await ring(db, id);
    expect(await stream.next()).toEqual(standing(1));
    expect(await stream.next()).toEqual({ event: 'resumed', data: {} });
    await ring(db, id);
    expect(await stream.next()).toEqual(standing(2));

    // One connection for all streams of a process. All come back, each in its time.
    await vi.waitFor(async () => expect(await listeners()).toBe(before), { timeout: 30_000 });
    for (let count = 0; count < 3; count += 1) await openEvents(`${second.url}/notifications/stream`, jwt);
    expect(await listeners()).toBe(before);

    // Streams do not hold up the end of a process.
    second.product.process.kill('SIGTERM');
    expect(await stream.next()).toBeNull();
    expect(await second.product.exited).toBe(0);
  });

async function openEvents(url: string, token: string) {
  const events = readEvents(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));
  await events.next();
  return events;
}

test('nothing streams for whoever asks for the headers alone, or left before the stream began', async () => {
  const { jwt } = await buildSignedIn(api);
  const other = anotherProcess();
  const ends: ReturnType<typeof vi.fn>[] = [];
  const { open } = other.liveStanding;
  const opening = vi.spyOn(other.liveStanding, 'open').mockImplementation(async (listener) => {
    await sleep(100);
    const stream = await open(listener);
    const end = vi.fn(stream.end);
    ends.push(end);
    return { ...stream, end };
  });
  const { port } = await openTestServer(other.fetch);
  const send = (method: string) =>
    `${method} /api/notifications/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${jwt}\r\n\r\n`;
  await hangUp(port, { send: send('HEAD'), afterBytes: 1 });
  expect(opening).not.toHaveBeenCalled();
  await hangUp(port, { send: send('GET'), afterBytes: 0, pauseMs: 30 });
  await vi.waitUntil(() => ends.length === 1, { timeout: 10_000 });
  await vi.waitUntil(() => ends[0]?.mock.calls.length, { timeout: 10_000 });
});
