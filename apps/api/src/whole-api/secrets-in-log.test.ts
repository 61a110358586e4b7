import { connect } from 'node:net';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { createDatabase } from '../db/database.ts';
import { type DeclaredRoute, declaredRoutes } from '../http/access/access-check.ts';
import { pathForLog } from '../http/log/path-for-log.ts';
import { openTestApi, type TestApi, testDependencies } from '../testing/api.ts';
import { buildHospital } from '../testing/factories/hospital-factories.ts';
import { createTestLog } from '../testing/log.ts';
import type { Call, Prepared } from '../testing/permissions/call.ts';
import { petitionCalls } from '../testing/permissions/petition-calls.ts';
import { platformCalls, sandboxWithin } from '../testing/permissions/platform-calls.ts';
import { secretCalls, testBrowser } from '../testing/permissions/secret-calls.ts';
import { openTestServer } from '../testing/server.ts';
import { buildAccount } from '../testing/sign-in.ts';

/*
 * Nothing that opens something by itself stands in the log: every route that a secret opens is called with a right one,
 * in all the ways in which such a link reaches the server, and its secret is looked for.
 */

const sandbox = sandboxWithin(() => api);
const api: TestApi = await openTestApi({ sandbox, corsOrigins: ['https://web.fonendo.test'] });
const calls: Record<string, Call | Call[]> = { ...petitionCalls, ...platformCalls, ...secretCalls };
const routes = declaredRoutes(api.api);
const bySecret = routes.filter(({ reach }) => reach === 'secret');
const { id: hospitalId } = await buildHospital(api.db);
const { id: userId } = await buildAccount(api.db);
const owner = { userId, hospitalId };

/** A request with its right secret, and every text in it that could be one. */
async function prepare(route: DeclaredRoute): Promise<Prepared & { path: string; secrets: string[] }> {
  const [call] = [calls[`${route.method} ${route.path}`] ?? []].flat();
  if (!call) throw new Error(`${route.method} ${route.path} has no request`);
  const prepared = await call.prepare(api, owner, owner);
  const { params = {}, body = {}, headers = {} } = prepared;
  const secrets = textsIn([params, body, headers]).filter((value) => !harmless.includes(value));
  return {
    ...prepared,
    path: `/api${route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`,
    secrets,
  };
}

/** Every text of a request, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];

/** The names of the gateway and of what was chosen there, of the kinds of login and of key, of the browser and of news. */
const harmless = ['sandbox', 'pay', 'password', 'recoveryCode', 'public-key', testBrowser, 'checkout.news', ''];

const openServer = async (fetch: TestApi['api']['fetch']) =>
  openTestServer(async (request, env) => fetch(request, env), { pathForLog: pathForLog(routes) });

function send({ method }: DeclaredRoute, url: string, { body, headers }: Prepared) {
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

test('there are routes to try', () => {
  expect(bySecret.length).toBeGreaterThan(8);
});

test.each(bySecret)('$method $path', async (route) => {
  const { url, text, lines, port } = await openServer(api.api.fetch);
  const request = await prepare(route);
  const { path, secrets } = request;
  expect(secrets.length).toBeGreaterThan(0);
  expect((await send(route, url + path, request)).status).toBeLessThan(400);
  // In every other way: wrong methods, a preflight, slashes too many, letters written otherwise.
  const ways = [path, `${path}/`, `${path}/x`, path.replace('/api/', '/api//'), escaped(path), shouted(path)];
  for (const way of ways) {
    for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS'])
      await fetch(url + way, { method, redirect: 'manual' });
  }
  await sendRaw(port, `GET http://fonendo.test${path} HTTP/1.1\r\nHost: fonendo.test\r\nConnection: close\r\n\r\n`);
  await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: not a host\r\nConnection: close\r\n\r\n`);
  await sendRaw(port, `GET ${path}%E0%A4%A HTTP/1.1\r\nHost: fonendo.test\r\nConnection: close\r\n\r\n`);
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(1 + ways.length * 6 + 3);
  for (const secret of secrets) expect(text()).not.toContain(secret);
});

test.each(bySecret)('$method $path, while the database is away', async (route) => {
  const request = await prepare(route);
  const away = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
  const { log, text: errors } = createTestLog();
  const broken = createApi({ ...testDependencies(api, api.clock), sandbox, log, db: createDatabase(away) });
  const { url, text, lines } = await openServer(broken.fetch);
  await send(route, url + request.path, request);
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(1);
  for (const secret of request.secrets) expect(errors() + text()).not.toContain(secret);
});

test('the page that checks a receipt hides its code; other paths stay as they are', () => {
  const shown = pathForLog(routes);
  expect(shown('/verify/ABCD-1234')).toBe('/verify/:code');
  expect(shown('/api/auth/verify-account/0197f3a2-123456')).toBe('/api/auth/verify-account/:token');
  expect(shown('/api/calendar/abc.def.ics')).toBe('/api/calendar/:token');
  for (const path of [
    '/verify-account',
    '/api/calendar-feed',
    '/api/auth/blocked/0197f3a2',
    '/offers/%zz',
    '/%E2%82%AC',
  ]) {
    expect(shown(path)).toBe(path);
  }
});

/** With a letter of the route written as its code, which servers read alike. */
const escaped = (path: string) =>
  path.replace(/^\/api\/(.)/, (_, letter: string) => `/api/%${letter.charCodeAt(0).toString(16)}`);

const shouted = (path: string) => path.replace(/^\/api\/\w+/, (start) => start.toUpperCase());

/** What no HTTP client would send; the answer does not matter. */
async function sendRaw(port: number, bytes: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' }).resume();
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
}
