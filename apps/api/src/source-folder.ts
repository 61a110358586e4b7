import { join } from 'node:path';

/** Where the files lie that are read and not imported. The same from the sources and from a build of them, in `dist`. */
export const sourceFolder = join(import.meta.dirname, '../src');
