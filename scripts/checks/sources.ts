import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../repository.ts';
import type { Source } from './module-imports.ts';

/** All TypeScript of the repository that people write. */
export const readSources = (): Source[] =>
  ['apps', 'packages', 'e2e', 'bench', 'scripts']
    .flatMap((folder) => sourceFiles(folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
