import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, fileNouns, isUnfinished, quarantine } from '../../integrations/files/file-store.port.ts';
import { filesFolder, type Manifest } from './manifest.ts';

/** A bucket answers each request after some time: several files travel at once. */
const atOnce = 8;

const mark = 'installation';

/** Everything that is in the store: files, those in quarantine, the mark. */
export async function listStore(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for (const noun of [mark, ...fileNouns, ...fileNouns.map((one) => quarantine + one)]) {
    for await (const { key } of files.list(noun)) if (!isUnfinished(key)) keys.push(key);
  }
  return keys;
}

/** Copies everything that is in the store. */
export const copyFromStore = async (files: FileStore, folder: string): Promise<Manifest['files']> =>
  copyKeys(files, await listStore(files), folder);

/** Copies files into a folder. What was deleted after it was listed is left out. */
export async function copyKeys(files: FileStore, keys: readonly string[], folder: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = {};
  await forEach(keys, async (key) => {
    const path = join(folder, filesFolder, key);
    const state = await copyOne(files, key, path).catch(async (error: unknown) => {
      await rm(path, { force: true });
      if (await isThere(files, key)) throw error;
      return null;
    });
    if (state) copied[key] = state;
  });
  return copied;
}

async function copyOne(files: FileStore, key: string, path: string) {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await files.openRead(key), measure, createWriteStream(path, { mode: 0o600, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

const isThere = (files: FileStore, key: string) =>
  files.stat(key).then(
    () => true,
    () => false,
  );

/**
 * Puts the files of a backup into the store. What else is there moves to its quarantine, where it waits for a month, and
 * the mark of another installation is taken away.
 */
export async function copyToStore(
  files: FileStore,
  folder: string,
  { files: wanted }: Manifest,
  scratch: string,
): Promise<void> {
  for (const key of await listStore(files)) {
    if (wanted[key] || key.startsWith(quarantine)) continue;
    if (key.startsWith(`${mark}/`)) await files.delete(key);
    else await files.move(key, quarantine + key);
  }
  await mkdir(scratch, { recursive: true });
  await forEach(Object.keys(wanted), async (key) => {
    // The store may move away what it is given, and the backup stays whole.
    const path = join(scratch, crypto.randomUUID());
    await copyFile(join(folder, filesFolder, key), path);
    await files.put(key, { path });
  });
}

/** Keys whose content in the store is not that of the backup. */
export async function findDifferentFiles(files: FileStore, { files: wanted }: Manifest): Promise<string[]> {
  const different: string[] = [];
  await forEach(Object.entries(wanted), async ([key, { sha256 }]) => {
    const hash = createHash('sha256');
    try {
      for await (const chunk of await files.openRead(key)) hash.update(chunk as Buffer);
    } catch {
      different.push(key);
      return;
    }
    if (hash.digest('hex') !== sha256) different.push(key);
  });
  return different;
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
