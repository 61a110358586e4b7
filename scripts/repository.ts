import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folder that holds everything. */
export const root = join(import.meta.dirname, '..');

/** What is made from the sources or fetched, and so is no source itself. */
const notSources = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);

/** All source files below a folder of the repository, as paths from its root with forward slashes. */
export function sourceFiles(folder: string, base: string = root): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    if (notSources.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...sourceFiles(path, base));
    else files.push(path.split(sep).join('/'));
  }
  return files.sort();
}

export const fromRoot = (path: string) => relative(root, path).split(sep).join('/');
