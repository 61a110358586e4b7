import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { lockDataFolder } from '../../db/data-folder-lock.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { openEmbedded } from '../../db/embedded/embedded-database.ts';
import { openPool } from '../../db/pool.ts';
import { reason, StartupError } from '../../startup-error.ts';

export type OpenDatabase = AsyncDisposable & { db: Database };

/** The database of the installation as it is: nothing is migrated and no job is started. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const { pool, close } = await openPool(config);
  return { db: createDatabase(pool), [Symbol.asyncDispose]: close };
}

const folderOf = ({ dataDir }: Config) => join(dataDir, 'postgres');

export const hasEmbedded = (config: Config): boolean => existsSync(join(folderOf(config), 'PG_VERSION'));

/** The embedded database as one file. It allows one process, so nothing changes meanwhile. */
export async function dumpEmbedded(config: Config, file: string): Promise<void> {
  const unlock = lockDataFolder(config.dataDir);
  try {
    const embedded = await openEmbedded(folderOf(config));
    try {
      const dump = await embedded.dumpDataDir('gzip');
      await writeFile(file, Buffer.from(await dump.arrayBuffer()), { flush: true, mode: 0o600 });
    } finally {
      await embedded.close();
    }
  } finally {
    unlock();
  }
}

/** Into an empty folder; one that is there moves aside and is named in the answer. */
export async function loadEmbedded(config: Config, file: string, now: Date): Promise<string | null> {
  const folder = folderOf(config);
  await mkdir(config.dataDir, { recursive: true });
  const unlock = lockDataFolder(config.dataDir);
  try {
    const aside = `${folder}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    const moved = existsSync(folder);
    if (moved) await rename(folder, aside);
    try {
      const loadDataDir = new Blob([await readFile(file)], { type: 'application/x-gzip' });
      const embedded = await openEmbedded(folder, loadDataDir);
      await embedded.close();
    } catch (error) {
      throw new StartupError(
        `The database of the backup cannot be opened (${reason(error)}). ${moved ? `The one before is in ${aside}.` : ''}`,
      );
    }
    return moved ? aside : null;
  } finally {
    unlock();
  }
}
