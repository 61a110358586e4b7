import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { timeout } from 'hono/timeout';
import { describe, expect, test, vi } from 'vitest';
import { hangUp } from '../../testing/requests/leaving-client.ts';
import { openTestServer } from '../../testing/server.ts';
import { errorResponse } from '../error-response.ts';
import type { RequestEnv } from '../request-context.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { compression } from './compression.ts';
import type { Chunks } from './lazy-body.ts';
import { sendFile, sendStream } from './send-file.ts';

const text = 'abcdefghijklmnopqrstuvwxyz';

/** A store of one file that says what became of it. */
function openStore(content: Readable | string = text) {
  const opened: Readable[] = [];
  const store = {
    stat: async () => ({ bytes: text.length }),
    async openRead(_key: string, { range, signal }: { range: ByteRange | undefined; signal: AbortSignal }) {
      const part = typeof content === 'string' && range ? content.slice(range.start, range.end + 1) : content;
      const stream = typeof part === 'string' ? Readable.from([Buffer.from(part)]) : part;
      signal.addEventListener('abort', () => stream.destroy());
      opened.push(stream);
      return stream;
    },
  };
  return { store, opened };
}

async function openApp(define: (app: Hono<RequestEnv>) => void) {
  const app = new Hono<RequestEnv>();
  const server = await openTestServer((request, env) => app.fetch(request, env));
  app.onError(errorResponse(server.log));
  app.use(compression);
  define(app);
  return {
    ...server,
    get: (headers: Record<string, string> = {}, method = 'GET') => fetch(server.url, { method, headers }),
  };
}

const openFile = async (content?: Readable | string) => {
  const { store, opened } = openStore(content);
  const app = await openApp((hono) => hono.get('/', (c) => sendFile(c, { store, key: 'a', name: 'a.pdf' })));
  return { ...app, opened };
};

describe('a file', () => {
  test('comes whole, as an attachment, with its length and its tag', async () => {
    const answer = await (await openFile()).get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '26',
      'content-disposition': 'attachment; filename="a.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(await answer.text()).toBe(text);
  });

  test('has a tag of its own, by its key or by what was drawn', async () => {
    const { store } = openStore();
    const contents = ['one', 'two', 'one'].map((drawn) => ({ content: Buffer.from(drawn), name: 'a.pdf' }));
    const files = [{ store, key: 'a', name: 'a.pdf' }, { store, key: 'b', name: 'a.pdf' }, ...contents];
    const { url } = await openApp((hono) =>
      hono.get('/:n', (c) => sendFile(c, files[Number(c.req.param('n'))] ?? { content: Buffer.from(''), name: '' })),
    );
    const tags = await Promise.all(files.map(async (_, n) => (await fetch(`${url}/${n}`)).headers.get('etag')));
    expect(new Set(tags).size).toBe(4);
    expect(tags[2]).toBe(tags[4]);
  });

  test('is not sent again to whoever has it', async () => {
    const { get: ask, opened } = await openFile();
    const etag = (await ask()).headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask({ 'if-none-match': header });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect(opened).toHaveLength(1);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('opens nothing for HEAD, and says the same', async () => {
    const { get: ask, opened } = await openFile();
    const head = await ask({ range: 'bytes=0-3' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('26');
    expect(head.headers.get('etag')).toBe((await ask()).headers.get('etag'));
    expect(opened).toHaveLength(1);
  });

  test.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/26'],
    ['bytes=20-', 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-2', 'yz', 'bytes 24-25/26'],
    ['bytes=24-900', 'yz', 'bytes 24-25/26'],
  ])('comes in part: %s', async (range, part, said) => {
    const answer = await (await openFile()).get({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(said);
    expect(answer.headers.get('content-length')).toBe(String(part.length));
    expect(await answer.text()).toBe(part);
  });

  test('a part of a drawn one as well', async () => {
    const file = { content: Buffer.from(text), name: 'a.pdf' };
    const { get: ask } = await openApp((hono) => hono.get('/', (c) => sendFile(c, file)));
    expect(await (await ask({ range: 'bytes=1-2' })).text()).toBe('bc');
  });

  test('a part beyond its end is refused in the one shape', async () => {
    const answer = await (await openFile()).get({ range: 'bytes=26-30' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */26');
    expect(await answer.json()).toMatchObject({ code: 'RangeNotSatisfiable' });
  });

  test('a part of another one is the whole of this one', async () => {
    const { get: ask } = await openFile();
    const etag = (await ask()).headers.get('etag') ?? '';
    const range = 'bytes=0-3';
    expect((await ask({ range, 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      expect(await (await ask({ range, 'if-range': other })).text()).toBe(text);
    }
  });

  test.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-3', 'bytes=-', 'bytes=a-b', ''])(
    'nonsense is the whole: %j',
    (range) => expect(parseRange(range, 26)).toBeNull(),
  );

  test.each([
    ['bytes=0-', 0],
    ['bytes=-5', 0],
    ['bytes=-0', 26],
  ])('nothing cannot be parted: %s of %i', (range, bytes) => expect(parseRange(range, bytes)).toBe('unsatisfiable'));
});

describe('nobody who reads', () => {
  test('a request that timed out opens nothing', async () => {
    const { store, opened } = openStore();
    const slow = { ...store, stat: () => sleep(150, { bytes: text.length }) };
    const { get: ask } = await openApp((hono) =>
      hono.use(timeout(50)).get('/', (c) => sendFile(c, { store: slow, key: 'a', name: 'a.pdf' })),
    );
    expect((await ask()).status).toBe(408);
    await sleep(250);
    expect(opened).toEqual([]);
  });

  test('a client that left while the store was asked is not read for', async () => {
    const { store, opened } = openStore();
    const asked = vi.fn(() => sleep(100, { bytes: text.length }));
    const { port, lines } = await openApp((hono) =>
      hono.get('/', (c) => sendFile(c, { store: { ...store, stat: asked }, key: 'a', name: 'a.pdf' })),
    );
    await hangUp(port, { send: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', afterBytes: 0, pauseMs: 30 });
    await vi.waitUntil(() => lines().length > 0);
    await sleep(200);
    expect(asked).toHaveBeenCalledOnce();
    expect(opened.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test('a source that says nothing is let go with its reader', async () => {
    const silent = new Readable({ read: () => undefined });
    const { port } = await openFile(silent);
    await hangUp(port, { send: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', afterBytes: 0, pauseMs: 100 });
    await vi.waitUntil(() => silent.destroyed);
  });
});

test('a source that fails in the middle cuts the connection, and the log says why', async () => {
  const broken = new Readable({ read: () => undefined });
  broken.push('abc');
  const { url, lines } = await openFile(broken);
  const request = get(url);
  const [answer] = await once(request, 'response');
  let received = '';
  answer.setEncoding('utf8').on('data', (part: string) => (received += part));
  setTimeout(() => broken.destroy(new Error('the disk at /secret is gone')), 50);
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
  expect(received).toBe('abc');
  await vi.waitUntil(() => lines().length >= 2);
  expect(lines()).toMatchObject([
    { level: 'error', msg: 'answer broke off', err: { message: 'the disk at /secret is gone' } },
    { status: 200, aborted: true },
  ]);
});

describe('a stream', () => {
  function openStream() {
    const seen = { started: 0, ended: 0 };
    const endless: Chunks = async function* (signal) {
      seen.started += 1;
      try {
        while (!signal.aborted) {
          await sleep(1);
          yield Buffer.alloc(64 * 1024, 'x');
        }
      } finally {
        seen.ended += 1;
      }
    };
    return { seen, endless };
  }

  test.each([{}, { 'accept-encoding': 'gzip' }])('ends where its reader leaves (%j)', async (headers) => {
    const { seen, endless } = openStream();
    const { url } = await openApp((hono) =>
      hono.get('/', (c) => sendStream(c, endless, { name: 'a.csv', mimeType: 'text/csv; charset=utf-8' })),
    );
    const request = get(url, { headers });
    const [answer] = await once(request, 'response');
    await once(answer, 'data');
    request.destroy();
    await vi.waitUntil(() => seen.ended === 1, { timeout: 5_000 });
    expect(seen.started).toBe(1);
  });

  test('is never begun for HEAD', async () => {
    const { seen, endless } = openStream();
    const { get: ask } = await openApp((hono) =>
      hono.get('/', (c) => sendStream(c, endless, { name: 'a.zip', mimeType: 'application/zip' })),
    );
    const answer = await ask({}, 'HEAD');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.zip"');
    expect(seen).toEqual({ started: 0, ended: 0 });
  });

  test('of text is compressed as it goes, for whoever can read that', async () => {
    const chunks: Chunks = async function* () {
      for (let n = 0; n < 100; n += 1) yield Buffer.from(`line ${n}\r\n`.repeat(100));
    };
    const { url, get: ask } = await openApp((hono) =>
      hono.get('/', (c) => sendStream(c, chunks, { name: 'a.csv', mimeType: 'text/csv; charset=utf-8' })),
    );
    const plain = await ask({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const [answer] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const packed = Buffer.concat(await answer.toArray());
    expect(packed.length).toBeLessThan(20_000);
    expect(gunzipSync(packed).toString()).toBe(await plain.text());
  });
});

test('no answer is made by Readable.toWeb: it opens its source before anybody reads, and nobody closes it', () => {
  const root = join(import.meta.dirname, '..');
  const offending = globSync('**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && /\btoWeb\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(offending).toEqual([]);
});
