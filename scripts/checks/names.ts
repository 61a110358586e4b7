import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../repository.ts';
import type { Source } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

/** docs/architecture.md, "One noun, one name" and "Folders": both follow from where the files lie. */
export function findNameProblems(paths: readonly string[], architecture: string, queryKeys: string): string[] {
  const names = new Map(Object.entries(layers).map(([layer, pattern]) => [layer, namesIn(paths, pattern)]));
  names.set('query keys', readQueryKeys(queryKeys));
  return [...findStrangeNouns(names, readExceptions(architecture)), ...findFullFolders(paths), ...findPrefixes(paths)];
}

/** The place of a noun in each layer: a folder, or a single file in the packages. */
const layers: Record<string, RegExp> = {
  api: /^apps\/api\/src\/features\/([^/]+)\//,
  web: /^apps\/web\/src\/features\/([^/]+)\//,
  domain: /^packages\/domain\/src\/([^/.]+)/,
  contract: /^packages\/contract\/src\/([^/.]+)/,
  messages: /^packages\/messages\/src\/es\/([^/.]+)/,
};

/** A noun has a folder in the API and in the web; the other layers and the exceptions use the same words. */
function findStrangeNouns(
  names: ReadonlyMap<string, ReadonlySet<string>>,
  exceptions: ReadonlyMap<string, readonly string[]>,
): string[] {
  const nouns = (names.get('api') ?? new Set()).intersection(names.get('web') ?? new Set());
  const strange = [...names].flatMap(([layer, found]) =>
    [...found]
      .filter((name) => !nouns.has(name) && !exceptions.get(name)?.includes(layer))
      .map(
        (name) => `${layer}: "${name}" is no noun of both the API and the web, and no exception of the architecture`,
      ),
  );
  const outdated = [...exceptions].flatMap(([name, places]) =>
    places
      .filter((layer) => !names.get(layer)?.has(name) || nouns.has(name))
      .map((layer) => `docs/architecture.md: "${name}" is no exception in ${layer} any more`),
  );
  return [...strange, ...outdated];
}

const namesIn = (paths: readonly string[], pattern: RegExp) =>
  new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []));

/** The nouns of the table: what stands one step in. */
const readQueryKeys = (table: string) =>
  new Set(
    [...table.matchAll(/^ {2}([a-z]\w*): \{/gim)].map(([, name = '']) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
  );

/** The rows of the table: | `name` | layers | reason |. */
function readExceptions(architecture: string): Map<string, readonly string[]> {
  const [, section = ''] = architecture.split('### Exceptions to one name');
  const rows = (section.split('\n#')[0] ?? '').matchAll(/^\| `([^`]+)` \| ([^|]+) \| [^|]+ \|$/gm);
  return new Map([...rows].map(([, name = '', places = '']) => [name, places.trim().split(', ')]));
}

const mostFiles = 25;
const mostOfOnePrefix = 4;
/** What use cases and hooks begin with; everything else that many names begin with is a folder. */
const verbs = new Set(['add', 'change', 'list', 'read', 'remove', 'save', 'send', 'use']);

const isSource = (path: string) =>
  /^(apps|packages|e2e|scripts|bench|drills)\//.test(path) && !/\/(migrations|routes)\//.test(path);

function findFullFolders(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths.filter(isSource), folderOf)]
    .filter(([, files]) => files.length > mostFiles)
    .map(([folder, files]) => `${folder}: ${files.length} files; give its parts folders (at most ${mostFiles})`);
}

function findPrefixes(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths.filter(isSource), folderOf)].flatMap(([folder, files]) => {
    const stems = new Set(files.map((path) => path.slice(folder.length + 1).split('.')[0] ?? ''));
    return [...Map.groupBy(stems, (stem) => stem.split('-')[0] ?? '')]
      .filter(([prefix, shared]) => shared.length > mostOfOnePrefix && !verbs.has(prefix))
      .map(([prefix, shared]) => `${folder}: ${shared.length} names begin with "${prefix}"; that is a folder`);
  });
}

const rolePattern = /^apps\/api\/src\/features\/([^/]+)\/(?:.*\/)?([^/.]+)\.(routes|context|notices)\.ts$/;

/** `offers/search/search.routes.ts` exports `searchRoutes` or `offerSearchRoutes`: whoever knows the path knows the name. */
export function findStrangeExports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const [, noun, stem, role] = rolePattern.exec(path) ?? [];
    if (!noun || !stem || !role) return [];
    const names = [...text.matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => name);
    const found = names.filter((name) => wordsOf(name).at(-1) === singular(role));
    const allowed = [stem, `${noun}-${stem}`].map((words) => wordsOf(`${words}-${role}`).join(' '));
    return found.length === 1 && allowed.includes(wordsOf(found[0] ?? '').join(' '))
      ? []
      : [`${path}: exports ${found.join(', ') || 'nothing'} where its path says "${stem} ${role}" of ${noun}`];
  });
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split('-')
    .filter(Boolean)
    .map(singular);

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '');

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

if (import.meta.main) {
  const paths = ['apps', 'packages', 'e2e', 'scripts', 'bench', 'drills'].flatMap((folder) => sourceFiles(folder));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const problems = findNameProblems(paths, read('docs/architecture.md'), read('apps/web/src/platform/query-keys.ts'));
  reportAndExit('Names', [...problems, ...findStrangeExports(readSources())]);
}
