import type { Source } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

/** The habit is 250 lines (docs/architecture.md); this is where it ends. Tests may list more cases than that. */
const longest = 400;

export function findLongFiles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !/\.(test|spec)\.tsx?$|\/migrations\//.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path}: ${lines} lines; split it by action (at most ${longest})`);
}

if (import.meta.main) reportAndExit('File length', findLongFiles(readSources()));
