import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../repository.ts';
import type { Source } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

/**
 * The habit is 250 lines (docs/architecture.md); this is where it ends. Tests may list more cases than that, and a style
 * has a line for each property.
 */
const longest = (path: string) => (path.endsWith('.css') ? 600 : 400);

export function findLongFiles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !/\.(test|spec)\.tsx?$|\/migrations\//.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > longest(path))
    .map(({ path, lines }) => `${path}: ${lines} lines; split it by action (at most ${longest(path)})`);
}

const readStyles = (): Source[] =>
  sourceFiles('apps')
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

if (import.meta.main) reportAndExit('File length', findLongFiles([...readSources(), ...readStyles()]));
