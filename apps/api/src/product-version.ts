import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from './source-folder.ts';

/** As the package of the API says it. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(sourceFolder, '../package.json'), 'utf8')) as { version: string }).version;
