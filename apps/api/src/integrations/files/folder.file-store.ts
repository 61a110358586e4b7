import { access, constants, mkdir } from 'node:fs/promises';
import type { FileStore } from './file-store.port.ts';

/** Files in a folder outside any web root. */
export function createFolderFileStore(folder: string): FileStore {
  return {
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}
