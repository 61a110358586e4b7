import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the files lie that are read and not imported. The same from the sources and from a build of them, in `dist`. */
export const sourceFolder = join(import.meta.dirname, '../src');

/** The folder that holds the whole product. */
export const productFolder = join(sourceFolder, '../../..');

/** The program of a thread: its source. A package (`npm run package`) has no sources, and its build lies beside this one. */
export function threadFile(source: `${string}.worker.ts`): string {
  const file = join(sourceFolder, source);
  return existsSync(file) ? file : join(import.meta.dirname, basename(source).replace(/\.ts$/, '.js'));
}

/** As the package of the API says it. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(sourceFolder, '../package.json'), 'utf8')) as { version: string }).version;
