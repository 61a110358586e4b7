import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { errorResponse } from '../../../http/error-response.ts';
import { createRequestCounts } from '../../../http/request-counts.ts';
import { createRouter } from '../../../http/route.ts';
import { openTestApi } from '../../../testing/api.ts';
import { createTestLog } from '../../../testing/log.ts';
import { openTestServer } from '../../../testing/server.ts';
import { expositionType } from './exposition.ts';
import { metricsRoutes } from './metrics.routes.ts';

const { api } = await openTestApi();

/** With headers as they are: `fetch` sets the host by itself. */
function ask(port: number, headers: Record<string, string> = {}, host = '127.0.0.1') {
  return new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    get({ host, port, path: '/metrics', headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode, type: answer.headers['content-type'], body: await text(answer) });
    }).on('error', reject);
  });
}

async function openDoor(token: string | null) {
  const router = createRouter().route('/', metricsRoutes({ token, read: async () => 'numbers\n' }));
  router.onError(errorResponse(createTestLog().log));
  return openTestServer(router.fetch);
}

describe('without a token', () => {
  test('the machine itself reads them', async () => {
    const { port } = await openDoor(null);
    expect(await ask(port)).toEqual({ status: 200, type: expositionType, body: 'numbers\n' });
    expect(await ask(port, { host: `localhost:${port}` })).toMatchObject({ status: 200 });
    expect(await ask(port, { host: `[::1]:${port}` })).toMatchObject({ status: 200 });
  });

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['host', 'fonendo.example'],
    ['host', '127.0.0.1.fonendo.example'],
    ['host', '10.0.0.1'],
  ])('nobody does through a proxy: %s: %s', async (name, value) => {
    const { port } = await openDoor(null);
    const answer = await ask(port, { [name]: value });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('NotFound');
  });

  test('nor does anybody whose connection is not known', async () => {
    const router = createRouter().route('/', metricsRoutes({ token: null, read: async () => 'numbers\n' }));
    router.onError(errorResponse(createTestLog().log));
    expect((await router.request('http://127.0.0.1/metrics')).status).toBe(404);
  });
});

describe('with a token', () => {
  const token = 'a-token-for-the-metrics';

  test('whoever brings it reads them, from anywhere', async () => {
    const { port } = await openDoor(token);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7', host: 'fonendo.example' };
    expect(await ask(port, headers)).toMatchObject({ status: 200, body: 'numbers\n' });
  });

  test.each(['', 'Bearer', 'Bearer a-token-for-the-metrix', `Basic ${token}`, token])(
    'nobody else, not even from the machine itself: %s',
    async (authorization) => {
      const { port } = await openDoor(token);
      expect((await ask(port, authorization ? { authorization } : {})).status).toBe(404);
    },
  );
});

test('answers are counted by route, and no path is', async () => {
  const counts = createRequestCounts();
  const { url } = await openTestServer((request, env) => api.fetch(request, env), { observe: counts.observe });
  const id = crypto.randomUUID();
  for (const path of [`/api/offers/${id}`, '/api/settings/public', '/api/settings/public', `/api/nothing/${id}`]) {
    await (await fetch(url + path)).text();
  }
  await expect.poll(() => [...counts.requests()].reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect([...counts.requests()].map(({ method, route, status, count }) => [method, route, status, count])).toEqual([
    ['GET', '/api/offers/:id', 401, 1],
    ['GET', '/api/settings/public', 200, 2],
    ['GET', '/api/*', 404, 1],
  ]);
  const timed = [...counts.durations()].find(({ route }) => route === '/api/settings/public');
  expect(timed?.count).toBe(2);
  expect(timed?.seconds).toBeGreaterThan(0);
});

test('a duration is in every bucket that is long enough for it', () => {
  const counts = createRequestCounts();
  for (const seconds of [0.003, 0.3, 11]) counts.observe({ method: 'GET', route: '/api/x', status: 200, seconds });
  counts.observe({ method: 'GET', route: '/api/x', status: 200, seconds: null });
  const [timed] = counts.durations();
  expect(timed).toMatchObject({ count: 3, buckets: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] });
});
