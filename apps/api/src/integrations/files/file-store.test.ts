import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startFakeS3 } from '../../testing/fakes/s3.ts';
import { startS3Server } from '../../testing/parts/s3-server.ts';
import { openFilesIn } from '../../testing/requests/leaving-client.ts';
import { type FileStore, newFileKey } from './file-store.port.ts';
import { createFolderFileStore } from './folder.file-store.ts';
import { createS3FileStore } from './s3.file-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-files-'));
afterAll(() => rm(folder, { recursive: true }));

const s3 = await startFakeS3('fonendo');
afterAll(() => s3.close());

const stores: [string, FileStore][] = [
  ['a folder', createFolderFileStore(join(folder, 'store'))],
  ['a bucket', createS3FileStore(s3.settings)],
  ['a bucket of an S3 server', createS3FileStore((await startS3Server('fonendo')).settings)],
];

const read = async (store: FileStore, key: string) => (await buffer(await store.openRead(key))).toString();

async function listed(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('documents')) keys.push(key);
  return keys.toSorted();
}

describe.each(stores)('%s', (_name, store) => {
  test('keeps bytes and files, and forgets them', async () => {
    await store.check();
    const [one, two] = [newFileKey('documents'), newFileKey('documents')];
    await store.put(one, new TextEncoder().encode('bytes'));
    const path = join(folder, 'upload');
    await writeFile(path, 'a file');
    await store.put(two, { path });
    expect(await read(store, one)).toBe('bytes');
    expect(await read(store, two)).toBe('a file');
    // Taken over: nothing is left where it came from.
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect(await listed(store)).toEqual([one, two].toSorted());
    for (const key of [one, two, two]) await store.delete(key);
    expect(await listed(store)).toEqual([]);
    await expect(store.openRead(one)).rejects.toThrow();
  });

  test('carries a file of several parts', async () => {
    const key = newFileKey('documents');
    const path = join(folder, 'large');
    await writeFile(path, Buffer.alloc(6 * 1024 * 1024, 'x'));
    await store.put(key, { path });
    expect((await buffer(await store.openRead(key))).byteLength).toBe(6 * 1024 * 1024);
    await store.delete(key);
  });

  test('says how long a file is, and gives a part of it', async () => {
    const key = newFileKey('documents');
    await store.put(key, new TextEncoder().encode('0123456789'));
    expect(await store.stat(key)).toEqual({ bytes: 10 });
    const part = async (start: number, end: number) =>
      (await buffer(await store.openRead(key, { range: { start, end } }))).toString();
    expect(await part(0, 1)).toBe('01');
    expect(await part(3, 6)).toBe('3456');
    expect(await part(9, 9)).toBe('9');
    await store.delete(key);
    await expect(store.stat(key)).rejects.toThrow();
  });

  test('lets go of a file when its reader leaves', async () => {
    const key = newFileKey('documents');
    await store.put(key, Buffer.alloc(3 * 1024 * 1024));
    const before = new AbortController();
    before.abort();
    await expect(store.openRead(key, { signal: before.signal })).rejects.toThrow();
    const leaving = new AbortController();
    const stream = await store.openRead(key, { signal: leaving.signal });
    leaving.abort();
    await vi.waitUntil(() => stream.closed);
    expect(openFilesIn(folder)).toEqual([]);
    await vi.waitUntil(() => s3.underWay() === 0);
    await store.delete(key);
  });

  test('lists by noun, with the time and the size', async () => {
    const [document, contract] = [newFileKey('documents'), newFileKey('contracts')];
    await store.put(document, new Uint8Array([1]));
    await store.put(contract, new Uint8Array([1]));
    const found = await Array.fromAsync(store.list('documents'));
    expect(found).toEqual([{ key: document, modifiedAt: expect.any(Date), bytes: 1 }]);
    await store.delete(document);
    await store.delete(contract);
  });

  test('moves a file away and back, with the time of the move', async () => {
    const key = newFileKey('documents');
    await store.put(key, new TextEncoder().encode('bytes'));
    const start = Date.now() - 1_000;
    await store.move(key, `quarantine/${key}`);
    expect(await listed(store)).toEqual([]);
    const [away, ...others] = await Array.fromAsync(store.list('quarantine/documents'));
    expect([away?.key, others]).toEqual([`quarantine/${key}`, []]);
    expect(away?.modifiedAt.getTime()).toBeGreaterThan(start);
    await store.move(`quarantine/${key}`, key);
    expect(await read(store, key)).toBe('bytes');
    expect(await Array.fromAsync(store.list('quarantine/documents'))).toEqual([]);
    await store.delete(key);
    // Somebody else was first.
    await store.move(key, `quarantine/${key}`);
    await expect(store.move('../x', key)).rejects.toThrow('not a key');
  });

  test.each(['../etc/passwd', 'documents/../../x', '/etc/passwd', 'documents', ''])(
    'never leaves its room: %s',
    async (key) => {
      await expect(store.put(key, new Uint8Array())).rejects.toThrow('not a key');
      await expect(store.openRead(key)).rejects.toThrow('not a key');
      await expect(store.stat(key)).rejects.toThrow('not a key');
      await expect(store.delete(key)).rejects.toThrow('not a key');
    },
  );

  test('leaves nothing behind where the file to take over is missing', async () => {
    const key = newFileKey('documents');
    await expect(store.put(key, { path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(await listed(store)).toEqual([]);
  });
});

// Not of the S3 server that runs here, which gives the whole file instead.
test.each(stores.slice(0, 2))('%s gives the first byte alone', async (_name, store) => {
  const key = newFileKey('documents');
  await store.put(key, new TextEncoder().encode('0123456789'));
  const first = await buffer(await store.openRead(key, { range: { start: 0, end: 0 } }));
  expect(first.toString()).toBe('0');
  await store.delete(key);
});

test('a file that was never finished is listed, so that it can be cleared away', async () => {
  const [[, store] = []] = stores;
  const key = `${newFileKey('documents')}.${crypto.randomUUID()}.part`;
  const path = join(folder, 'store', key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'half');
  await utimes(path, new Date('2026-01-01'), new Date('2026-01-01'));
  if (!store) throw new Error('no store');
  expect(await Array.fromAsync(store.list('documents'))).toEqual([
    { key, modifiedAt: new Date('2026-01-01'), bytes: 4 },
  ]);
  await store.delete(key);
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test('a file that a bucket does not take is closed and stays where it is', async () => {
  const away = createS3FileStore({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
  const path = join(folder, 'refused');
  await writeFile(path, Buffer.alloc(6 * 1024 * 1024));
  await expect(away.put(newFileKey('documents'), { path })).rejects.toThrow();
  await expect.poll(() => openFilesIn(folder)).toEqual([]);
  expect((await stat(path)).size).toBe(6 * 1024 * 1024);
});

test('what others put into the folder is left alone', async () => {
  const [[, store] = []] = stores;
  const key = newFileKey('receipts');
  await store?.put(key, new Uint8Array([1]));
  await writeFile(join(folder, 'store/receipts/.DS_Store'), 'x');
  await writeFile(join(folder, 'store', key, '../Thumbs.db'), 'x');
  const found = store ? await Array.fromAsync(store.list('receipts')) : [];
  expect(found.map((file) => file.key)).toEqual([key]);
});

test('a bucket that is away makes its check fail', async () => {
  const away = createS3FileStore({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
  await expect(away.check()).rejects.toThrow();
});

describe('an S3 server', async () => {
  const { settings, stop } = await startS3Server('fonendo');
  const key = newFileKey('documents');

  test('refuses whoever it does not know', async () => {
    const unknown = createS3FileStore({ ...settings, accessKeyId: 'SOMEBODY' });
    await expect(unknown.put(key, new Uint8Array([1]))).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    await expect(unknown.check()).rejects.toThrow();
    expect(await Array.fromAsync(createS3FileStore(settings).list('documents'))).toEqual([]);
  });

  test('has no such bucket, or no such file', async () => {
    const elsewhere = createS3FileStore({ ...settings, bucket: 'others' });
    await expect(elsewhere.check()).rejects.toThrow();
    await expect(elsewhere.put(key, new Uint8Array([1]))).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(createS3FileStore(settings).openRead(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('keeps a long file of several parts byte by byte', async () => {
    const store = createS3FileStore(settings);
    const content = Buffer.from(Array.from({ length: 12 * 1024 * 1024 }, (_, at) => (at * 31) % 251));
    const path = join(folder, 'parts');
    await writeFile(path, content);
    await store.put(key, { path });
    expect((await buffer(await store.openRead(key))).equals(content)).toBe(true);
    const end = content.byteLength - 1;
    const tail = await buffer(await store.openRead(key, { range: { start: end - 9, end } }));
    expect(tail.equals(content.subarray(-10))).toBe(true);
  });

  test('away: nothing is lost of what was not taken, and reads fail', async () => {
    const store = createS3FileStore(settings);
    await store.check();
    await stop();
    const path = join(folder, 'waiting');
    await writeFile(path, 'a file');
    await expect(store.put(key, { path })).rejects.toThrow();
    expect((await stat(path)).size).toBe(6);
    await expect(store.openRead(key)).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    expect(openFilesIn(folder)).toEqual([]);
  });
});
