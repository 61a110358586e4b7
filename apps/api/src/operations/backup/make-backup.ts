import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { getInstallationId } from '../../features/documents/sweep-orphan-files.repository.ts';
import { openFileStore } from '../../integrations/files/open-file-store.ts';
import { productVersion } from '../../source-folder.ts';
import { reason, StartupError } from '../../startup-error.ts';
import { copyFromStore } from './copy-files.ts';
import { type Manifest, measureFile, writeManifest } from './manifest.ts';
import { dumpEmbedded, hasEmbedded, openDatabase } from './open-database.ts';
import { dumpServer } from './server-dump.ts';
import { exportSnapshot, listNamedFiles, readTables, type TableState } from './tables.repository.ts';

export type Backup = { folder: string; manifest: Manifest; missing: string[] };

type Dumped = { installation: string; tables: Record<string, TableState>; named: Set<string> };

/**
 * The database first, then the files: a file is stored before a row names it and never changes, so every file that the
 * database of the backup names is there to be copied. Those that are not are named in the answer.
 */
export async function makeBackup(config: Config, target: string, now: Date): Promise<Backup> {
  const folder = join(target, `fonendo-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(target, { recursive: true }).catch(refuse(target));
  // It holds everything of everybody: for the eyes of its owner.
  await mkdir(folder, { mode: 0o700 }).catch(refuse(folder));
  try {
    return await fill(config, folder, now);
  } catch (error) {
    // Half a backup is none, and the next one needs the room.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(config: Config, folder: string, now: Date): Promise<Backup> {
  const kind = config.databaseUrl ? 'server' : 'embedded';
  const name = kind === 'server' ? 'database.dump' : 'database.tar.gz';
  const { installation, tables, named } = await dump(config, join(folder, name), now);
  const files = await copyFromStore(openFileStore(config), folder);
  const hasSecret = config.jwtSecret === undefined;
  if (hasSecret) await copyFile(join(config.dataDir, 'jwt-secret'), join(folder, 'jwt-secret'));
  const missing = await findMissing(
    config,
    [...named].filter((key) => !files[key]),
  );
  const manifest: Manifest = {
    ...{ format: 1, createdAt: now.toISOString(), version: productVersion(), installation, hasSecret, tables, files },
    database: { kind, name, ...(await measureFile(join(folder, name))) },
  };
  await writeManifest(folder, manifest);
  return { folder, manifest, missing };
}

async function dump(config: Config, file: string, now: Date): Promise<Dumped> {
  const dumped = await readDatabase(config, file, now);
  // Closed by now: it allows one that opens it.
  if (!config.databaseUrl) await dumpEmbedded(config, file);
  return dumped;
}

/** One view of everything: what is counted is what is dumped, while others go on writing. */
async function readDatabase(config: Config, file: string, now: Date): Promise<Dumped> {
  const { databaseUrl } = config;
  // Opening it would make an empty one.
  if (!databaseUrl && !hasEmbedded(config)) throw nothingToBackUp(`no database in ${config.dataDir}`);
  await using open = await openDatabase(config);
  const installation = await installationOf(open.db, now);
  // Awaited here: the database is closed at the end of this function.
  return await open.db.transaction(
    async (tx) => {
      if (databaseUrl) await dumpServer(databaseUrl, file, await exportSnapshot(tx));
      return { installation, tables: await readTables(tx), named: await listNamedFiles(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function installationOf(db: Database, now: Date): Promise<string> {
  return getInstallationId(db, now).catch((error: unknown) => {
    throw nothingToBackUp(reason(error));
  });
}

const nothingToBackUp = (why: string) =>
  new StartupError(`There is nothing to back up (${why}). Check DATABASE_URL and DATA_DIR.`);

/** A file that somebody deleted meanwhile is missing with its row; one that a row still names is lost. */
async function findMissing(config: Config, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  await using open = await openDatabase(config);
  const named = await listNamedFiles(open.db);
  return keys.filter((key) => named.has(key));
}

const refuse = (path: string) => (error: unknown) => {
  throw new StartupError(`Cannot write to ${path} (${reason(error)}). Name another folder with --to.`);
};
