import { errorSchema } from '@fonendo/contract/shared/errors.schema';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { createDatabase } from '../db/database.ts';
import { limitBody } from '../http/bodies/body-limit.ts';
import { errorResponse } from '../http/error-response.ts';
import { createRouter } from '../http/route.ts';
import type { Mailbox } from '../integrations/mail/mail.port.ts';
import { openTestApi, requestTo, testDependencies } from '../testing/api.ts';
import { createTestLog } from '../testing/log.ts';
import { openTestServer } from '../testing/server.ts';

const { api, request, db, pool, listen, clock } = await openTestApi();

/** The same API with one part replaced. */
const apiWith = (overrides: Partial<Parameters<typeof createApi>[0]>) =>
  createApi({ ...testDependencies({ db, pool, listen }, clock), ...overrides });

/** A mailbox whose reading does what the test wants of a handler. */
const mailboxThat = (list: Mailbox['list']): Mailbox => ({ list, find: async () => null });

const login = { email: 'nobody@fonendo.test', password: 'Demo1234!', provider: 'password' };

describe('refusals', () => {
  test('an unknown path is an error in the one shape', async () => {
    const { status, body } = await request('GET', '/api/nada');
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'NotFound', message: 'No hemos encontrado lo que buscas.' });
  });

  test.each([
    { locale: 'en' as const, headers: {}, message: 'We could not find what you are looking for.' },
    { locale: 'en' as const, headers: { cookie: 'i18n_locale=es' }, message: 'No hemos encontrado lo que buscas.' },
  ])('speaks the caller’s language ($headers)', async ({ locale, headers, message }) => {
    expect((await request('GET', '/api/nada', { locale, headers })).body).toMatchObject({ message });
  });

  test.each([
    ['not JSON', '{"email":'],
    ['an empty body', ''],
  ])('a malformed body is told apart from an invalid one: %s', async (_name, body) => {
    const answer = await request('POST', '/api/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'MalformedBody' } });
  });

  test('a body of another type is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await request('POST', '/api/auth/login', { body: JSON.stringify(login), headers });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UnsupportedMediaType' } });
  });

  test.each(['application/json', 'application/x+json', 'APPLICATION/VND.API+JSON; charset=utf-8'])(
    'a text that cannot be kept is refused with its field, as %s',
    async (contentType) => {
      const body = '{"email":"a\\u0000@fonendo.test","password":"x"}';
      const answer = await request('POST', '/api/auth/login', { body, headers: { 'content-type': contentType } });
      expect(answer).toMatchObject({ status: 422, body: { fields: { email: { key: 'errors.invalid' } } } });
    },
  );

  test.each([
    ['a part of the path', '/api/invitations/a%00b', 'token'],
    ['a parameter', '/api/auth/forgot-password/?email=a%00b', 'email'],
    ['the name of a parameter', '/api/auth/forgot-password/?a%00b=1', 'query'],
  ])('a text that cannot be kept is refused with its place: %s', async (_name, path, field) => {
    const { status, body } = await request('GET', path);
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
    expect(errorSchema.parse(body).fields).toEqual({ [field]: { key: 'errors.invalid' } });
  });

  test('what is nested too deep to be looked at is not let through', async () => {
    const body = `{"email":${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}}`;
    expect((await request('POST', '/api/auth/login', { body })).status).toBe(422);
  });

  test('a missing body never reaches the handler unchecked', async () => {
    const { status, body } = await request('POST', '/api/auth/login');
    expect(status).toBe(422);
    expect(errorSchema.parse(body).fields).toMatchObject({ email: { key: 'errors.required' } });
  });

  test('every invalid field is named with its key and parameters', async () => {
    const body = { email: 'not an address', password: 'x'.repeat(200), provider: 'magic' };
    const answer = await request('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(422);
    expect(errorSchema.parse(answer.body)).toEqual({
      code: 'ValidationFailed',
      message: 'Revisa los campos marcados.',
      fields: {
        email: { key: 'errors.email' },
        password: { key: 'errors.stringTooBig', params: { max: 128 } },
        provider: { key: 'errors.oneOf' },
      },
    });
  });

  test('what nobody foresaw has no details, and its cause is in the log', async () => {
    const { log, lines } = createTestLog();
    const mailbox = mailboxThat(() => Promise.reject(new Error('the reason')));
    const { status, body } = await requestTo(apiWith({ log, mailbox }))('GET', '/api/dev/mailbox');
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'InternalError', message: 'Ha ocurrido un error inesperado.' });
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'error',
        requestId: expect.any(String),
        err: expect.objectContaining({ message: 'the reason' }),
      }),
    ]);
  });

  test('a handler that takes too long is given up', async () => {
    const mailbox = mailboxThat(() => new Promise(() => undefined));
    const answer = await requestTo(apiWith({ requestTimeoutMs: 20, mailbox }))('GET', '/api/dev/mailbox');
    expect(answer).toMatchObject({ status: 408, body: { code: 'RequestTimeout' } });
  });

  test('a statement that the database gave up is a timeout as well', async () => {
    const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    const mailbox = mailboxThat(() => Promise.reject(cancelled));
    const answer = await requestTo(apiWith({ mailbox }))('GET', '/api/dev/mailbox');
    expect(answer).toMatchObject({ status: 408, body: { code: 'RequestTimeout' } });
  });

  test('a database that is away makes the service unavailable', async () => {
    const away = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
    const answer = await requestTo(apiWith({ db: createDatabase(away) }))('POST', '/api/auth/login', { body: login });
    expect(answer).toMatchObject({ status: 503, body: { code: 'ServiceUnavailable' } });
  });

  test('a query that fails while the database is there is a defect', async () => {
    const mailbox = mailboxThat(async () => {
      await db.execute(sql`select 1 / 0`);
      return [];
    });
    const answer = await requestTo(apiWith({ mailbox }))('GET', '/api/dev/mailbox');
    expect(answer).toMatchObject({ status: 500, body: { code: 'InternalError' } });
  });
});

describe('body limit', () => {
  const tooLarge = JSON.stringify({ ...login, padding: 'x'.repeat(300 * 1024) });

  test('a larger body is refused by its announced length', async () => {
    const headers = { 'content-length': String(tooLarge.length) };
    const answer = await request('POST', '/api/auth/login', { body: tooLarge, headers });
    expect(answer).toMatchObject({ status: 413, body: { code: 'PayloadTooLarge' } });
  });

  test('a larger body is refused while it arrives, where no length was announced', async () => {
    const { url } = await openTestServer(api.fetch);
    const body = new Blob([tooLarge]).stream();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body, duplex: 'half' });
    expect(response.status).toBe(413);
    expect(errorSchema.parse(await response.json()).code).toBe('PayloadTooLarge');
  });

  test('a route may allow more', async () => {
    const router = createRouter().post('/upload', limitBody(1024 * 1024), async (c) => c.text(await c.req.text()));
    router.onError(errorResponse(createTestLog().log));
    expect((await requestTo(router)('POST', '/upload', { body: tooLarge })).status).toBe(200);
  });
});

describe('other origins', () => {
  const origin = 'https://app.fonendo.test';
  const withOrigins = requestTo(apiWith({ corsOrigins: [origin] }));

  test('an allowed one may read the answer', async () => {
    const { headers } = await withOrigins('GET', '/api/settings/public', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  test('an allowed one may read a refusal', async () => {
    const { status, headers } = await withOrigins('GET', '/api/auth/session', { headers: { origin } });
    expect(status).toBe(401);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('a foreign one may not', async () => {
    const { headers } = await withOrigins('GET', '/api/settings/public', { headers: { origin: 'https://evil.test' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

  test('an allowed one learns beforehand what it may send', async () => {
    const { status, headers } = await withOrigins('OPTIONS', '/api/auth/login', { headers: { origin, ...preflight } });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    for (const name of ['authorization', 'x-request-key']) {
      expect(headers.get('access-control-allow-headers')).toContain(name);
    }
    expect(headers.get('access-control-max-age')).toBe('600');
  });

  test('a foreign one is told nothing beforehand', async () => {
    const headers = { origin: 'https://evil.test', ...preflight };
    const answer = await withOrigins('OPTIONS', '/api/auth/login', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without a list nobody else may read anything', async () => {
    const { headers } = await request('GET', '/api/settings/public', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('compression', () => {
  test('an answer of more than a kilobyte is compressed', async () => {
    const { headers } = await api.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('clients read it as if it were not', async () => {
    const { url } = await openTestServer(api.fetch);
    const response = await fetch(`${url}/api/openapi.json`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  test.each([
    ['small', '/api/settings/public', 'gzip'],
    ['not accepted', '/api/openapi.json', 'br'],
    ['refused', '/api/openapi.json', 'gzip;q=0, *'],
  ])('it is left alone where it is %s', async (_why, path, accepted) => {
    const { headers, status } = await api.request(path, { headers: { 'accept-encoding': accepted } });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBeNull();
  });
});

describe('secrets stay out of the log', () => {
  test('tokens, cookies and passwords', async () => {
    const { url, lines, text } = await openTestServer(api.fetch);
    await fetch(`${url}/api/auth/login?password=SECRET-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'i18n_locale=en; other=SECRET-cookie' },
      body: JSON.stringify({ ...login, password: 'SECRET-password' }),
    });
    await fetch(`${url}/api/auth/session`, { headers: { authorization: 'Bearer SECRET.SECRET.SECRET' } });
    await fetch(`${url}/api/auth/refresh-token`, { method: 'POST', body: '{"token":"SECRET-refresh"}' });
    await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(3);
    expect(lines().map(({ status }) => status)).toEqual([404, 401, 415]);
    expect(text()).not.toContain('SECRET');
    expect(text()).not.toContain(login.email);
  });
});
