import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * The secret of this installation: the variable, otherwise one that was generated at the first start and is stored in
 * the data folder, so that `npm start` needs no setup and a restart signs nobody out.
 */
export function loadSecret({ jwtSecret, dataDir }: { jwtSecret: string | undefined; dataDir: string }): string {
  if (jwtSecret) return jwtSecret;
  const path = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    // Two processes may start at once: the second finds the file and reads it.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartupError(`Cannot write ${path}. Set JWT_SECRET, or DATA_DIR to a folder that can be written to.`);
    }
  }
  return readFileSync(path, 'utf8');
}
