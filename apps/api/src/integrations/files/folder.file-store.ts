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
      // The unfinished file lies beside the finished ones, so that the last step is a rename on one disk.
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
      // By path and not by a FileHandle: Node ends the process where it collects a handle that is still open.
      const stream = createReadStream(pathOf(folder, key), { ...range });
      // A file that is missing is told here, before anybody reads.
      await once(stream, 'open');
      return destroyOnAbort(stream, signal);
    },

    async delete(key) {
      await rm(pathOf(folder, key), { force: true });
    },

    async *list(noun) {
      // Whatever else lies there, put by hand or by the system, is none of ours.
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
        // First the time: interrupted in between, the file is younger than it looks and nothing comes of it too early.
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
    // From another disk.
    await copyFile(content.path, path);
    await rm(content.path);
  }
  await flush(path);
}

/** A row is about to say that the file is there: it has to outlive a power cut just as the row does. */
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

/** Unfinished files count as well: nobody else would ever clear them away. */
async function describe(folder: string, key: string): Promise<StoredFile | null> {
  try {
    return { key, modifiedAt: (await stat(join(folder, key))).mtime };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
