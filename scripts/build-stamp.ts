import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './repository.ts';

/** Says what a build was made from: other sources, or other versions of what they import, give another text. */
export function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'tsconfig.base.json', ...folders.flatMap((folder) => sourceFiles(folder))];
  // The router's generated file is written by the build itself.
  for (const file of files.filter((name) => !name.endsWith('.gen.ts'))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
