import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes /pages.json: the addresses of all pages, read from the route files. The server answers 404 for any other, so
 * there is one table of pages, and it is the router's.
 */
export function pageList(): Plugin {
  const routes = join(import.meta.dirname, '../src/routes');
  return {
    name: 'fonendo:page-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(findPages(routes)) });
    },
  };
}

function findPages(routes: string): string[] {
  const texts = globSync('**/*.tsx', { cwd: routes }).map((file) => readFileSync(join(routes, file), 'utf8'));
  return texts.flatMap((text) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? []).sort();
}
