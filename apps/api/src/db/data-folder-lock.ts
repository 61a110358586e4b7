import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reason, StartupError } from '../startup-error.ts';

const sqliteBusy = 5;

/** A lock that nothing refers to any more would be collected, and so given back. */
const held = new Set<DatabaseSync>();

/**
 * The embedded database allows one process at a time; two would damage its files. Only the operating system can
 * tell for sure: it gives a lock to one of two that start at once, and takes it back from one that was killed,
 * across containers too, where process ids repeat. Node reaches such locks through SQLite alone.
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

/** For the message only: whoever took the lock a moment ago may not have written its id yet. */
function ownerName(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
