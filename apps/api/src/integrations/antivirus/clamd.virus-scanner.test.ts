import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { infectedText, startFakeClamd } from '../../testing/fakes/clamd.ts';
import { createClamdScanner } from './clamd.virus-scanner.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-clamd-'));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

test('a clean file goes through whole, in pieces', async () => {
  const { url, received } = await startFakeClamd();
  const content = Buffer.alloc(5 * 1024 * 1024, 'Fonendo ');
  expect(await createClamdScanner(url)(await fileOf(content))).toBe('clean');
  expect(received()[0]?.equals(content)).toBe(true);
});

test('an infected one is found', async () => {
  const { url } = await startFakeClamd();
  expect(await createClamdScanner(url)(await fileOf(infectedText))).toBe('infected');
});

test('a daemon that cannot look is no verdict', async () => {
  const { url } = await startFakeClamd('INSTREAM size limit exceeded. ERROR');
  await expect(createClamdScanner(url)(await fileOf('x'))).rejects.toThrow('size limit exceeded');
});

test('neither is one that is away, or that hangs up', async () => {
  await expect(createClamdScanner('tcp://127.0.0.1:1')(await fileOf('x'))).rejects.toThrow('ECONNREFUSED');
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    rude.close();
  });
  await once(rude, 'listening');
  const { port } = rude.address() as { port: number };
  await expect(createClamdScanner(`tcp://127.0.0.1:${port}`)(await fileOf('x'))).rejects.toThrow();
});
