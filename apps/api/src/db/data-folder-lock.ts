import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * The embedded database allows one process at a time; two would damage its files.
 * A lock left behind by a killed process is recognised by its dead process id and taken over.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'process.lock');
  const owner = readOwner(path);
  if (owner !== null && owner !== process.pid && isAlive(owner)) {
    throw new StartupError(
      `The data folder ${dataDir} is in use by process ${owner}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function readOwner(path: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isNaN(pid) ? null : pid;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
