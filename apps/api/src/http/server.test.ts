import { once } from 'node:events';
import { connect } from 'node:net';
import { errorSchema } from '@fonendo/contract/shared/errors.schema';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { openTestServer } from '../testing/server.ts';

const app = new Hono()
  .get('/page', (c) => c.html('<p>page</p>'))
  .get('/part/css', (c) => c.body('p {}', 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  .get('/part/script', (c) => c.body('0', 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/part/font', (c) => c.body('', 200, { 'content-type': 'font/woff2' }))
  .get('/untyped', () => new Response(null, { status: 204 }))
  .get('/cached', (c) => c.text('file', 200, { 'cache-control': 'public, max-age=60' }))
  .get('/slow', () => new Promise<Response>(() => undefined))
  .all('*', (c) => c.json({ path: c.req.path }, 200));

/** Sends bytes that no HTTP client would. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('security headers', () => {
  test.each(['/page', '/cached', '/untyped'])('%s, which may be shown as a page, carries all of them', async (path) => {
    const { url } = await openTestServer(app.fetch);
    const { headers } = await fetch(`${url}${path}`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test.each(['/anything', '/part/css', '/part/script', '/part/font'])('%s, a part of one, few', async (path) => {
    const { url } = await openTestServer(app.fetch);
    const { headers } = await fetch(`${url}${path}`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBeNull();
  });

  test('nothing is kept by caches unless the answer says so', async () => {
    const { url } = await openTestServer(app.fetch);
    expect((await fetch(`${url}/anything`)).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${url}/cached`)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  test.each([
    { production: true, expected: 'max-age=31536000; includeSubDomains' },
    { production: false, expected: null },
  ])('plain HTTP is ruled out in production only ($production)', async ({ production, expected }) => {
    const { url } = await openTestServer(app.fetch, { production });
    expect((await fetch(url)).headers.get('strict-transport-security')).toBe(expected);
  });

  test('a request that cannot be read is refused in the one shape, with them', async () => {
    const { port, lines } = await openTestServer(app.fetch);
    const answer = await sendRaw(port, 'GET /\\etc HTTP/1.1\r\nHost: fonendo.test\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("frame-ancestors 'none'");
    expect(errorSchema.parse(JSON.parse(answer.slice(answer.indexOf('{')))).code).toBe('MalformedBody');
    expect(lines()).toMatchObject([{ method: 'GET', status: 400 }]);
  });

  test('a defect beyond the API is an internal error without details, and its cause is in the log', async () => {
    const { url, lines } = await openTestServer(() => Promise.reject(new Error('the reason')));
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'InternalError', message: 'Ha ocurrido un error inesperado.' });
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 'error', err: expect.objectContaining({ message: 'the reason' }) }),
    );
  });
});

describe('request ids', () => {
  test('a sane one is taken over from the proxy', async () => {
    const { url } = await openTestServer(app.fetch);
    const { headers } = await fetch(url, { headers: { 'x-request-id': 'proxy-0123456789' } });
    expect(headers.get('x-request-id')).toBe('proxy-0123456789');
  });

  test.each(['short', 'has spaces in it', '"}injected{"', 'x'.repeat(65)])('%j is replaced', async (given) => {
    const { url } = await openTestServer(app.fetch);
    const { headers } = await fetch(url, { headers: { 'x-request-id': given } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });
});

test('a client that stops reading is let go, and what it was being sent is closed', async () => {
  const closed = Promise.withResolvers<string>();
  const body = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      cancel: () => closed.resolve('closed'),
    });
  const { port } = await openTestServer(() => new Response(body()), { idleMs: 300 });
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.write('GET / HTTP/1.1\r\nHost: fonendo.test\r\n\r\n');
  expect(await closed.promise).toBe('closed');
  socket.destroy();
});

describe('the log', () => {
  test('has one line per request', async () => {
    const { url, lines } = await openTestServer(app.fetch);
    const { headers } = await fetch(`${url}/first`, { method: 'POST' });
    await fetch(`${url}/second`);
    await vi.waitUntil(() => lines().length >= 2, { timeout: 10_000 });
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.any(Number),
        requestId: headers.get('x-request-id'),
        method: 'POST',
        path: '/first',
        status: 200,
        ms: expect.any(Number),
      },
      expect.objectContaining({ method: 'GET', path: '/second' }),
    ]);
  });

  test('never holds the query, a header or a body', async () => {
    const { url, lines, text } = await openTestServer(app.fetch);
    await fetch(`${url}/new-password?token=SECRET-query`, {
      method: 'POST',
      headers: { authorization: 'Bearer SECRET-token', cookie: 'session=SECRET-cookie' },
      body: JSON.stringify({ password: 'SECRET-password' }),
    });
    await vi.waitUntil(() => lines().length > 0, { timeout: 10_000 });
    expect(lines()).toMatchObject([{ path: '/new-password' }]);
    expect(text()).not.toContain('SECRET');
  });

  test('tells when the caller left before the answer', async () => {
    const { url, lines } = await openTestServer(app.fetch);
    const leaving = new AbortController();
    const request = fetch(`${url}/slow`, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 100);
    await expect(request).rejects.toThrow('aborted');
    await vi.waitUntil(() => lines().length > 0, { timeout: 10_000 });
    expect(lines()).toMatchObject([{ path: '/slow', aborted: true }]);
  });
});
