import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { isFrontPath } from '../../features/front/front-site.ts';
import { StartupError } from '../../startup-error.ts';
import { createTestLog } from '../../testing/log.ts';
import { openTestServer } from '../../testing/server.ts';
import { createSite } from '../site.ts';
import { webFiles } from './web-files.ts';

const parent = await mkdtemp(join(tmpdir(), 'fonendo-web-'));
afterAll(() => rm(parent, { recursive: true }));

const folder = join(parent, 'dist');
const script = 'console.log("Fonendo");'.repeat(50);
await mkdir(join(folder, 'assets'), { recursive: true });
await writeFile(join(parent, 'outside.txt'), 'not for the web');
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Fonendo</title>');
await writeFile(join(folder, 'build.json'), '{"build":"1"}');
await writeFile(
  join(folder, 'pages.json'),
  JSON.stringify([
    '/',
    '/401',
    '/faq',
    '/offers/',
    '/offers/own',
    '/petitions/$id',
    '/offers/$id/candidates',
    '/verify/$code',
  ]),
);
await writeFile(join(folder, 'assets/app-4f3a.js'), script);
await writeFile(join(folder, 'assets/app-4f3a.js.br'), brotliCompressSync(script));
await writeFile(join(folder, 'assets/app-4f3a.js.gz'), gzipSync(script));

const web = webFiles(folder, createTestLog().log);
const get = (path: string, headers: Record<string, string> = {}) => web.request(path, { headers });

describe('caching', () => {
  test('hashed files never change', async () => {
    const { status, headers } = await get('/assets/app-4f3a.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  test.each(['/', '/build.json', '/faq'])('%s is asked for again', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('who has the file already gets no body', async () => {
    const etag = (await get('/build.json')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get('/build.json', { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect((await get('/build.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a new build of a file is a new file', async () => {
    const etag = (await get('/build.json')).headers.get('etag') ?? '';
    await writeFile(join(folder, 'build.json'), '{"build":"2"}');
    await utimes(join(folder, 'build.json'), new Date(), new Date(Date.now() + 5_000));
    const answer = await get('/build.json', { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ build: '2' });
  });
});

describe('compressed copies', () => {
  test('the best one that the caller reads is sent', async () => {
    const brotli = await get('/assets/app-4f3a.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('accept-encoding');
    expect(brotli.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
    const gzip = await get('/assets/app-4f3a.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
  });

  test('without one, or for who reads none, it is the file itself', async () => {
    const plain = await get('/assets/app-4f3a.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    expect((await get('/build.json', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  test('each has an entity tag of its own', async () => {
    const plain = await get('/assets/app-4f3a.js');
    const brotli = await get('/assets/app-4f3a.js', { 'accept-encoding': 'br' });
    expect(plain.headers.get('etag')).not.toBe(brotli.headers.get('etag'));
  });

  test('one left over from an earlier build is not sent', async () => {
    await writeFile(join(folder, 'old.txt'), 'new text');
    await writeFile(join(folder, 'old.txt.gz'), gzipSync('old text'));
    await utimes(join(folder, 'old.txt.gz'), new Date(0), new Date(0));
    expect(await (await get('/old.txt', { 'accept-encoding': 'gzip' })).text()).toBe('new text');
  });
});

describe('paths', () => {
  const id = '019a84a0-0000-7000-8000-00000000000A';

  test.each([
    '/',
    '/?role=doctor',
    '/401',
    '/faq',
    '/faq/',
    '/FAQ',
    '/offers',
    '/offers/',
    '/offers/own',
    `/petitions/${id}`,
    `/offers/${id}/candidates`,
    '/verify/DEMA-2221-FNDX',
  ])('%s is the application', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Fonendo</title>');
  });

  test.each(['/no/such/page', '/faqs', '/petitions/42', '/petitions', `/offers/${id}/own`, '/verify', '//faq'])(
    '%s is no page: the application says so, and so does the status',
    async (path) => {
      const known = (await get('/')).headers.get('etag') ?? '';
      for (const answer of [await get(path), await get(path, { 'if-none-match': known })]) {
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('<title>Fonendo</title>');
        expect(answer.headers.get('cache-control')).toBe('no-cache');
      }
      expect((await web.request(path, { method: 'HEAD' })).status).toBe(404);
    },
  );

  test('a missing hashed file is missing: an old page must notice', async () => {
    const answer = await get('/assets/app-0000.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
    '/..%5coutside.txt',
    '//outside.txt',
    '/outside.txt%00.html',
    '/%c0%ae%c0%ae/outside.txt',
    '/assets',
  ])('%s leads nowhere outside', async (path) => {
    const { url } = await openTestServer(web.fetch);
    for (const answer of [await get(path), await fetch(url + path)]) {
      expect(await answer.text()).not.toContain('not for the web');
      expect([200, 404]).toContain(answer.status);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { url } = await openTestServer(web.fetch);
    const answer = await fetch(`${url}/assets/app-4f3a.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(script.length));
    expect(answer.headers.get('etag')).toBe((await get('/assets/app-4f3a.js')).headers.get('etag'));
    expect(await answer.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
    const answer = await web.request('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('files carry the security headers like everything else', async () => {
  const { url } = await openTestServer(web.fetch);
  for (const path of ['/', '/assets/app-4f3a.js', '/assets/missing.js']) {
    const { headers } = await fetch(url + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([
  ['/api', 'api'],
  ['/api/nada', 'api'],
  ['/apis', 'web'],
  ['/petitions', 'web'],
  ['/hospitals', 'web'],
  ['/empleados', 'web'],
  ['/english', 'web'],
  ['/empleo', 'front'],
  ['/empleo/galicia.atom', 'front'],
  ['/en/empleo/galicia/nefrologia', 'front'],
  ['/hospitales/la-ribera', 'front'],
  ['/robots.txt', 'front'],
  ['/sitemap.xml', 'front'],
  ['/sitemaps/1.xml', 'front'],
])('%s belongs to the %s', async (path, owner) => {
  const named = (name: string) => ({ fetch: () => new Response(name) });
  const site = createSite(named('api'), named('web'), { ...named('front'), owns: isFrontPath });
  const response = await site.fetch(new Request(`http://fonendo.test${path}`));
  expect(await response.text()).toBe(owner);
});

test('a web application that was not built stops the start', () => {
  expect(() => webFiles(join(parent, 'nothing'), createTestLog().log)).toThrow(StartupError);
});
