import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { destroyOnAbort } from './destroy-on-abort.ts';
import { type FileContent, type FileStore, isFileKey, type StoredFile } from './file-store.port.ts';

/** Files in a folder outside any web root. */
export function createFolderFileStore(folder: string): FileStore {
  return {
    async put(key, content) {
      const target = pathOf(folder, key);
      await mkdir(dirname(target), { recursive: true });
      // The unfinished file is in the same folder, so that the last step is a rename on one disk.
      const unfinished = `${target}.${randomUUID()}.part`;
      try {
        await write(unfinished, content);
        await rename(unfinished, target);
        await flush(dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async stat(key) {
      return { bytes: (await stat(pathOf(folder, key))).size };
    },

    async openRead(key, { range, signal } = {}) {
      signal?.throwIfAborted();
      // By path and not by a FileHandle: Node ends the process if it collects a handle that is still open.
      const stream = createReadStream(pathOf(folder, key), { ...range });
      // Reports a missing file here, before anybody reads.
      await once(stream, 'open');
      return destroyOnAbort(stream, signal);
    },

    async delete(key) {
      await rm(pathOf(folder, key), { force: true });
    },

    async *list(noun) {
      // Anything else in the folder is not ours.
      for (const shard of (await namesIn(join(folder, noun))).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        for (const name of await namesIn(join(folder, noun, shard))) {
          const key = `${noun}/${shard}/${name}`;
          const found = isFileKey(key) ? await describe(folder, key) : null;
          if (found) yield found;
        }
      }
    },

    async move(from, to) {
      const [source, target] = [pathOf(folder, from), pathOf(folder, to)];
      await mkdir(dirname(target), { recursive: true });
      try {
        // The time is set first: if interrupted in between, the file looks younger and nothing happens too early.
        const movedAt = new Date();
        await utimes(source, movedAt, movedAt);
        await rename(source, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return;
      }
      for (const path of [target, source]) await flush(dirname(path));
    },

    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!isFileKey(key)) throw new Error('not a key of this store');
  return join(folder, key);
}

async function write(path: string, content: FileContent): Promise<void> {
  if (content instanceof Uint8Array) {
    await writeFile(path, content, { flush: true });
    return;
  }
  try {
    await rename(content.path, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The file is on another disk.
    await copyFile(content.path, path);
    await rm(content.path);
  }
  await flush(path);
}

/** A row is about to refer to the file, so the file has to survive a power cut like the row. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Includes unfinished files, as nothing else would ever delete them. */
async function describe(folder: string, key: string): Promise<StoredFile | null> {
  try {
    const { mtime, size } = await stat(join(folder, key));
    return { key, modifiedAt: mtime, bytes: size };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
