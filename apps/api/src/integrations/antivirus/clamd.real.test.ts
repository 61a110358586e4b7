import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clamdFinds, hasClamd, missingClamd, startClamd } from '../../testing/parts/clamd.ts';
import { createClamdCheck, createClamdScanner } from './clamd.virus-scanner.ts';

if (!hasClamd) process.stderr.write(`\n${missingClamd}\n`);

describe.skipIf(!hasClamd)('ClamAV’s own daemon', async () => {
  if (!hasClamd) return;
  const clamd = await startClamd({ streamMaxMegabytes: 6 });
  const scan = createClamdScanner(clamd.url);
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-scanned-'));
  afterAll(() => rm(folder, { recursive: true }));

  async function fileOf(content: string | Buffer): Promise<string> {
    const path = join(folder, crypto.randomUUID());
    await writeFile(path, content);
    return path;
  }

  test('says that it is there', async () => {
    await expect(createClamdCheck(clamd.url)()).resolves.toBeUndefined();
  });

  test('lets a clean file through, also an empty one and the largest that is taken', async () => {
    for (const content of ['Fonendo', '', Buffer.alloc(5 * 1024 * 1024, 'Fonendo ')]) {
      expect(await scan(await fileOf(content))).toBe('clean');
    }
  });

  test('finds what it knows, at the end of a long file as well', async () => {
    expect(await scan(await fileOf(clamdFinds))).toBe('infected');
    expect(await scan(await fileOf(`${'x'.repeat(4 * 1024 * 1024)}${clamdFinds}`))).toBe('infected');
  });

  test('many at once, each with its own verdict', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, (_, n) => fileOf(n % 2 ? clamdFinds : `file ${n}`)));
    const verdicts = await Promise.all(files.map((file) => scan(file)));
    expect(verdicts).toEqual(files.map((_, n) => (n % 2 ? 'infected' : 'clean')));
  });

  test('gives no verdict about more than it was told to read', async () => {
    // It hangs up while we are sending: what it said about it is lost now and then.
    const refused = scan(await fileOf(Buffer.alloc(8 * 1024 * 1024)));
    await expect(refused).rejects.toThrow(/size limit exceeded|EPIPE|ECONNRESET|without a word/);
  });

  test('no verdict either once it is gone', async () => {
    await clamd.stop();
    await expect(scan(await fileOf('Fonendo'))).rejects.toThrow();
    await expect(createClamdCheck(clamd.url)()).rejects.toThrow();
  });
});
