import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openFileStore } from '../../integrations/files/open-file-store.ts';
import { reason, StartupError } from '../../startup-error.ts';
import { copyToStore, findDifferentFiles, listStore } from './copy-files.ts';
import { compareTables, findDamage, type Manifest, readManifest } from './manifest.ts';
import { hasEmbedded, loadEmbedded, openDatabase } from './open-database.ts';
import { loadServer } from './server-dump.ts';
import { countOthers, dropEverything, listTables, readTables } from './tables.repository.ts';

export type Restored = { manifest: Manifest; notes: string[]; differences: string[] };

/** Reads the whole backup and compares it with what was written down of it. Touches nothing. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged = await findDamage(folder, manifest);
  if (damaged.length === 0) return manifest;
  throw new StartupError(
    `The backup is damaged, nothing was changed. Missing or altered: ${damaged.slice(0, 10).join(', ')}${damaged.length > 10 ? ` and ${damaged.length - 10} more` : ''}.`,
  );
}

/** The backup is read whole before anything is touched, and what was restored is compared with it, row by row and file by file. */
export async function restoreBackup(
  config: Config,
  folder: string,
  { overwrite, now }: { overwrite: boolean; now: Date },
): Promise<Restored> {
  const manifest = await checkBackup(folder);
  const kind = config.databaseUrl ? 'server' : 'embedded';
  if (manifest.database.kind !== kind) {
    throw new StartupError(
      manifest.database.kind === 'server'
        ? 'The backup is of a PostgreSQL server: set DATABASE_URL to one.'
        : 'The backup is of the embedded database: restore it without DATABASE_URL.',
    );
  }
  const files = openFileStore(config);
  await files.check().catch((error: unknown) => {
    throw new StartupError(`The file store cannot be written to (${reason(error)}). Nothing was changed.`);
  });
  await refuseUsed(config, overwrite);
  const notes: string[] = [];
  const file = join(folder, manifest.database.name);
  if (config.databaseUrl) await loadIntoServer(config, config.databaseUrl, file);
  else {
    const aside = await loadEmbedded(config, file, now);
    if (aside) notes.push(`The database before is in ${aside}: delete it when you do not need it any more.`);
  }
  await copyToStore(files, folder, manifest, join(config.dataDir, 'uploads'));
  notes.push(...(await restoreSecret(config, folder, manifest)));
  await using open = await openDatabase(config);
  const tables = await open.db.transaction(readTables);
  const different = await findDifferentFiles(files, manifest);
  const differences = [...compareTables(manifest.tables, tables), ...different.map((key) => `file ${key} differs`)];
  return { manifest, notes, differences };
}

async function loadIntoServer(config: Config, databaseUrl: string, file: string): Promise<void> {
  {
    await using open = await openDatabase(config);
    await open.db.transaction(dropEverything);
  }
  await loadServer(databaseUrl, file);
}

/** An installation with data is never overwritten by accident, nor one that runs. */
async function refuseUsed(config: Config, overwrite: boolean): Promise<void> {
  const used = [
    (await holdsTables(config)) ? 'the database has tables' : null,
    (await listStore(openFileStore(config))).length > 0 ? 'the file store has files' : null,
  ].filter((one) => one !== null);
  if (used.length === 0 || overwrite) return;
  throw new StartupError(
    `This installation is not empty (${used.join(', ')}), nothing was changed. Restore into an empty one, or say --overwrite: what is here is then lost.`,
  );
}

async function holdsTables(config: Config): Promise<boolean> {
  if (!config.databaseUrl && !hasEmbedded(config)) return false;
  await using open = await openDatabase(config);
  const others = config.databaseUrl ? await countOthers(open.db) : 0;
  if (others > 0) {
    throw new StartupError(
      `Fonendo runs on this database (${others} connections). Stop it, then restore. Nothing was changed.`,
    );
  }
  return (await listTables(open.db)).length > 0;
}

/** Codes of authenticator apps can be read only with the secret that sealed them. */
async function restoreSecret(config: Config, folder: string, { hasSecret }: Manifest): Promise<string[]> {
  const path = join(config.dataDir, 'jwt-secret');
  const kept = join(folder, 'jwt-secret');
  if (hasSecret && config.jwtSecret === undefined) {
    await mkdir(config.dataDir, { recursive: true });
    if (existsSync(path)) await copyFile(path, `${path}.before-restore`);
    await copyFile(kept, path);
    await chmod(path, 0o600);
    return [];
  }
  return [
    hasSecret
      ? `JWT_SECRET is set here and was not where the backup comes from: with another secret than the one in ${kept}, authenticator apps have to be set up again.`
      : 'Start it with the JWT_SECRET of the installation that was backed up: with another one, authenticator apps have to be set up again.',
  ];
}
