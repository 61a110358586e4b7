import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createS3FileStore } from '../integrations/files/s3.file-store.ts';
import { openTestApi } from '../testing/api.ts';
import { startFakeS3 } from '../testing/fakes/s3.ts';
import { buildPdf } from '../testing/files/pdf-files.ts';
import { collectGarbage, hangUp, openFilesIn } from '../testing/requests/leaving-client.ts';
import { blob, documentCalls } from '../testing/scenes/documents.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const s3 = await startFakeS3('fonendo');
afterAll(() => s3.close());

const inFolder = await openTestApi();
const inBucket = await openTestApi({ files: createS3FileStore(s3.settings) });

/** Larger than everything that is read ahead on the way. */
const large = await buildPdf({ bytes: 3 * 1024 * 1024 });

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('clients that hang up, with files in %s', (_name, api) => {
  const { upload, idOf, buildDoctorSession, rowsOf } = documentCalls(api);
  const uploads = join(api.files.folder, 'uploads');
  const headOf = (jwt: string, method: string, path: string, more = '') =>
    `${method} /api${path} HTTP/1.1\r\nHost: fonendo.test\r\nAuthorization: Bearer ${jwt}\r\n${more}\r\n`;

  /** No file and no answer of the store open, nothing half received. */
  async function expectNothingLeft({ lines }: TestServer, clients: number) {
    const soon = { timeout: 10_000 };
    // The connections are over; what the requests were about to do may still come.
    await expect.poll(() => lines().filter(({ path }) => path).length, soon).toBe(clients);
    await sleep(200);
    await expect.poll(() => openFilesIn(api.files.folder), soon).toEqual([]);
    await expect.poll(s3.underWay, soon).toBe(0);
    await expect.poll(() => readdir(uploads), soon).toEqual([]);
  }

  describe('of a download', () => {
    let jwt = '';
    let file = '';
    beforeAll(async () => {
      ({ jwt } = await buildDoctorSession());
      expect((await upload(jwt, 'passport', { body: blob(large) })).status).toBe(201);
      file = `/documents/${await idOf(jwt)}/file`;
    });

    const phases: [string, { method?: string; more?: string; afterBytes?: number; pauseMs?: number }][] = [
      ['asking for the headers alone', { method: 'HEAD', afterBytes: 1 }],
      ['before the first byte', {}],
      ['at the first byte', { afterBytes: 1 }],
      ['in the middle', { afterBytes: 1024 * 1024 }],
      ['while it reads nothing', { pauseMs: 150 }],
      ['within a part', { more: 'Range: bytes=1000-2900000\r\n', afterBytes: 512 * 1024 }],
    ];

    test.each(phases)('%s', async (_phase, { method = 'GET', more, afterBytes = 0, pauseMs = 0 }) => {
      const server = await openTestServer(api.api.fetch);
      const leaving = { send: headOf(jwt, method, file, more), afterBytes, pauseMs };
      await Promise.all(Array.from({ length: 12 }, () => hangUp(server.port, leaving)));
      await expectNothingLeft(server, 12);
    });

    test.each([
      ['HEAD', 1],
      ['GET', 0],
      ['GET', 1024 * 1024],
    ])('of everything about oneself: %s, after %i bytes', async (method, afterBytes) => {
      const server = await openTestServer(api.api.fetch);
      await hangUp(server.port, { send: headOf(jwt, method, '/account/export'), afterBytes });
      await expectNothingLeft(server, 1);
    });
  });

  describe('of an upload', () => {
    const announced = `Content-Type: application/pdf\r\nContent-Length: ${large.length}\r\n`;
    const half = large.subarray(0, large.length / 2);
    const phases: [string, { more?: string; body: Uint8Array; pauseMs?: number; kept?: boolean }][] = [
      ['before the first byte', { body: Buffer.alloc(0) }],
      ['waiting before the first byte', { body: Buffer.alloc(0), pauseMs: 100 }],
      ['after a few bytes', { body: large.subarray(0, 100) }],
      ['in the middle', { body: half }],
      ['waiting in the middle', { body: half, pauseMs: 150 }],
      [
        'in the middle of a body of unknown length',
        {
          more: 'Content-Type: application/pdf\r\nTransfer-Encoding: chunked\r\n',
          body: Buffer.concat([Buffer.from(`${half.length.toString(16)}\r\n`), half]),
          pauseMs: 100,
        },
      ],
      ['one byte before the end', { body: large.subarray(0, -1), pauseMs: 100 }],
    ];

    test.each(phases)('%s', async (_phase, { more = announced, body, pauseMs = 0 }) => {
      const server = await openTestServer(api.api.fetch);
      const { user, jwt } = await buildDoctorSession();
      const send = Buffer.concat([Buffer.from(headOf(jwt, 'POST', '/documents/passport', more)), body]);
      await Promise.all(Array.from({ length: 6 }, () => hangUp(server.port, { send, afterBytes: 0, pauseMs })));
      await expectNothingLeft(server, 6);
      expect(await rowsOf(user.id)).toEqual([]);
    });

    test('after the last byte: it arrived, and is kept', async () => {
      const server = await openTestServer(api.api.fetch);
      const { user, jwt } = await buildDoctorSession();
      const send = Buffer.concat([Buffer.from(headOf(jwt, 'POST', '/documents/passport', announced)), large]);
      await hangUp(server.port, { send, afterBytes: 0, pauseMs: 500 });
      await expect.poll(() => rowsOf(user.id), { timeout: 10_000 }).toMatchObject([{ bytes: large.length }]);
      await expectNothingLeft(server, 1);
    });
  });

  test('leave nothing for the garbage collector, which would end the process', async () => {
    const { url } = await openTestServer(api.api.fetch);
    for (let round = 0; round < 3; round += 1) {
      collectGarbage();
      await sleep(20);
    }
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});
