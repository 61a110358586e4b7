import { expect, test } from 'vitest';
import { findBrokenCitations, findBrokenReferences } from './docs.ts';

const files = ['README.md', 'docs/glossary.md', 'docs/decisions/0001-a.md', 'apps/api/src/main.ts'];
const repository = {
  exists: (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`) || path.includes('*')),
  topLevel: ['README.md', 'apps', 'docs'],
  scripts: ['start', 'dev'],
};
const brokenIn = (text: string, file = 'README.md') => findBrokenReferences(file, text, repository);

test('what exists may be named', () => {
  expect(brokenIn('Run `npm start` or `npm run dev`; see `apps/api/src/main.ts` and `apps/<name>/src`.')).toEqual([]);
  expect(brokenIn('The [glossary](docs/glossary.md#terms), [a site](https://example.org), [above](#start).')).toEqual(
    [],
  );
  expect(brokenIn('[first](0001-a.md) and [words](../glossary.md)', 'docs/decisions/0001-a.md')).toEqual([]);
});

test('a missing path is reported with its line', () => {
  expect(brokenIn('Fine.\nSee `apps/api/src/gone.ts`.')).toEqual(['README.md:2: apps/api/src/gone.ts does not exist']);
});

test('a missing script is reported', () => {
  expect(brokenIn('`npm run deploy`, then `npm test`')).toEqual([
    'README.md:1: npm run deploy does not exist',
    'README.md:1: npm run test does not exist',
  ]);
});

test('a dead link is reported, relative to its document', () => {
  expect(brokenIn('[words](glossary.md)')).toEqual(['README.md:1: glossary.md does not exist']);
});

test('code that is no path is left alone', () => {
  expect(brokenIn('`apps` like `GET /api/health`, `docs?`, `const a = 1`')).toEqual([]);
});

test('a comment names no document and no file that is not there', () => {
  const decisions = [...files, 'docs/decisions/0001-*.md'];
  const broken = (text: string) =>
    findBrokenCitations('a.ts', text, { ...repository, exists: (path) => decisions.includes(path) });
  expect(broken('/** See docs/glossary.md and docs/decisions/0001. */\n// As apps/api/src/main.ts does.')).toEqual([]);
  expect(broken('/**\n * As decided (rules.md).\n */\n// docs/decisions/0099, apps/gone.ts.')).toEqual([
    'a.ts:2: rules.md does not exist',
    'a.ts:4: docs/decisions/0099 does not exist',
    'a.ts:4: apps/gone.ts does not exist',
  ]);
  expect(broken("const page = 'rules.md';")).toEqual([]);
});
