import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplePaths, type SpecifiedPage, specifiedPages } from '../support/specification.ts';
import { expect, test } from '../support/test.ts';

const routes = join(import.meta.dirname, '../../apps/web/src/routes');

/**
 * Pages of our own that the specification does not list, each with a test of its own: the mailbox of the demo, the second
 * step of the login, a reported conversation.
 */
const beyondTheSpecification = ['/dev/mailbox', '/second-factor', '/reports/$id'];

const middleware: Record<SpecifiedPage['access'], string[]> = {
  public: [],
  none: [],
  login: [],
  permissions: ['permissions'],
  administrators: ['admin'],
};

test('every specified page has a route with its title, access, middleware and layout, and there is no other', () => {
  const expected = specifiedPages.map(({ path, title, access, layout }) => ({
    path,
    title,
    auth: !['public', 'none'].includes(access),
    middleware: middleware[access],
    layout,
  }));
  const present = readRoutes().filter(
    ({ path }) => !path.startsWith('/example') && !beyondTheSpecification.includes(path),
  );
  expect(present).toEqual(expected.sort(byPath));
});

test('the metadata of a page has the four keys of the specification and no other', () => {
  const files = globSync('**/*.tsx', { cwd: routes }).map((file) => readFileSync(join(routes, file), 'utf8'));
  const metadata = files.flatMap((text) => /staticData: \{([^}]+)\}/.exec(text)?.[1] ?? []);
  const keys = metadata.flatMap((text) => [...text.matchAll(/(\w+):/g)].map(([, key]) => key));
  expect([...new Set(keys)].sort()).toEqual(['auth', 'layout', 'middleware', 'title']);
});

test('every demo page has a route', () => {
  const present = readRoutes().map(({ path }) => path);
  expect(present.filter((path) => path.startsWith('/example'))).toEqual([...examplePaths].sort());
});

function readRoutes() {
  return globSync('**/*.tsx', { cwd: routes })
    .map((file) => readFileSync(join(routes, file), 'utf8'))
    .filter((text) => text.includes('createFileRoute('))
    .map((text) => {
      const field = (pattern: RegExp) => pattern.exec(text)?.[1];
      return {
        path: field(/createFileRoute\('([^']+)'\)/)?.replace(/(?<=.)\/$/, '') ?? '',
        title: field(/\btitle: '([^']+)'/),
        auth: field(/\bauth: (true|false)/) === 'true',
        middleware: [...(field(/\bmiddleware: \[([^\]]*)\]/) ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name),
        layout: field(/\blayout: '([^']+)'/) ?? 'default',
      };
    })
    .sort(byPath);
}

function byPath(a: { path: string }, b: { path: string }) {
  return a.path < b.path ? -1 : 1;
}
