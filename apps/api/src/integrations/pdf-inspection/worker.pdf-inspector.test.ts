import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { activePdfs, buildPdf, buildPdfBomb, buildSlowPdf } from '../../testing/files/pdf-files.ts';
import { AskerLeftError, TooManyWaitingError } from '../../work-errors.ts';
import { createWorkerPdfInspector } from './worker.pdf-inspector.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-inspection-'));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return path;
}

const inspector = createWorkerPdfInspector();
const inspect = (path: string, person = 'ana') => inspector(path, { person });

test('gives the verdict of the file on disk, however many ask at once', async () => {
  const sound = await fileOf(await buildPdf());
  const active = await fileOf((await activePdfs['a Launch action']?.()) ?? Buffer.alloc(0));
  expect(await Promise.all([inspect(sound), inspect(active), inspect(sound)])).toEqual([
    'sound',
    'activeContent',
    'sound',
  ]);
});

test('a bomb ends its thread and nothing else', async () => {
  const bomb = await fileOf(await buildPdfBomb(512));
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  expect(await inspect(bomb)).toBe('tooDemanding');
  clearInterval(looking);
  expect(most - before).toBeLessThan(300 * 1024 * 1024);
  expect(await inspect(await fileOf(await buildPdf()))).toBe('sound');
});

test('a file that takes too long is given up', async () => {
  const impatient = createWorkerPdfInspector({ timeoutMs: 1, heapMb: 96, externalMb: 96 });
  expect(await impatient(await fileOf(await buildPdf()), { person: 'ana' })).toBe('tooDemanding');
});

test('one person’s slow files do not hold up another’s', async () => {
  const [slow, sound] = [await fileOf(await buildSlowPdf()), await fileOf(await buildPdf())];
  const limits = { timeoutMs: 60_000, heapMb: 64, externalMb: 64 };
  const shared = createWorkerPdfInspector(limits, { running: 2, waitingPerPerson: 9, waiting: 50 });
  const leaving = new AbortController();
  const order: string[] = [];
  const slowOnes = Array.from({ length: 10 }, () =>
    shared(slow, { person: 'bea', signal: leaving.signal }).then(() => order.push('slow')),
  );
  const settled = Promise.allSettled(slowOnes);
  expect(await shared(sound, { person: 'ana' })).toBe('sound');
  expect(order).toEqual([]);
  // The eleventh would be one too many.
  await expect(shared(sound, { person: 'bea' })).rejects.toBeInstanceOf(TooManyWaitingError);
  // Whoever leaves ends what runs for them, and nothing that waited is begun.
  leaving.abort();
  for (const { status, reason } of (await settled) as PromiseRejectedResult[]) {
    expect([status, reason]).toEqual(['rejected', expect.any(AskerLeftError)]);
  }
  expect(await shared(sound, { person: 'bea' })).toBe('sound');
});

test('a file that is not there is a fault of ours, and the next one is looked at', async () => {
  await expect(inspect(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  expect(await inspect(await fileOf(await buildPdf()))).toBe('sound');
});
