import type { Source } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

const table = 'apps/web/src/platform/query-keys.ts';

/** A key that is written where it is used, as a property or as the first thing that the cache is called with. */
const literalKey = /\b(queryKey|mutationKey):\s*\[|\b\w+(Query|Queries)Data(<[^(]*>)?\(\s*\[/g;

/** Answers of the server are kept under the keys of one table, or a change misses those that show it. */
export function findLiteralKeys(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('apps/web/src/') && path !== table && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(literalKey)].map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line}: a query key of its own; name it in ${table}`;
      }),
    );
}

if (import.meta.main) reportAndExit('Query keys', findLiteralKeys(readSources()));
