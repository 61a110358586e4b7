import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reason, StartupError } from '../startup-error.ts';

const sqliteBusy = 5;

/** Keeps the locks referenced: a garbage-collected one would be released. */
const held = new Set<DatabaseSync>();

/**
 * The embedded database allows one process at a time; two would damage its files. Only a lock of the operating system
 * is reliable: of two processes that start at once one gets it, it is released when a process is killed, and it works
 * across containers, where process ids repeat. Node offers such locks only through SQLite.
 */
export function lockDataFolder(dataDir: string): () => void {
  const pidFile = join(dataDir, 'process.pid');
  const lock = openLock(join(dataDir, 'data-folder.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== sqliteBusy) throw cannotLock(dataDir, error);
    throw new StartupError(
      `The data folder ${dataDir} is in use by ${ownerName(pidFile)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  held.add(lock);
  writeFileSync(pidFile, String(process.pid));
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
    held.delete(lock);
  };
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    throw cannotLock(path, error);
  }
}

const cannotLock = (path: string, error: unknown) =>
  new StartupError(`Cannot lock ${path} (${reason(error)}). Set DATA_DIR to a folder that can be written to.`);

/** For the message only: a process that has just taken the lock may not have written its id yet. */
function ownerName(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
