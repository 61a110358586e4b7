import { expect, test } from 'vitest';
import { exceeded, type Manifest, measurePages, withModules } from './size-budget.ts';

const manifest: Manifest = {
  'src/main.tsx': { file: 'index.js', imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  'src/routes/index.tsx?tsr-split=component': { file: 'login.js', imports: ['_form.js', '_react.js'] },
  '_form.js': { file: 'form.js', imports: ['src/routes/index.tsx?tsr-split=component'], css: ['form.css'] },
  'src/app/layouts/signin.layout.tsx': { file: 'signin.js' },
  'src/app/layouts/admin.layout.tsx': { file: 'admin.js', imports: ['_form.js'], css: ['admin.css'] },
  'src/routes/users/index.tsx?tsr-split=component': { file: 'users.js', imports: ['_react.js'] },
  'src/app/signed-in-parts.ts': { file: 'parts.js', imports: ['_form.js', '_tables.js'], css: ['parts.css'] },
  'src/ui/table/data-table.tsx': { file: 'lists.js', imports: ['_tables.js'] },
  'src/features/documents/doctor-documents.tsx': { file: 'own.js' },
  'packages/contract/src/auth/auth.schema.ts': { file: 'schema.js' },
  '_tables.js': { file: 'tables.js' },
};
const pages = [
  { route: 'index', layout: 'signin', auth: false },
  { route: 'users/index', layout: 'admin', auth: true },
];
const problemsWith = (sizes: Record<string, number>) =>
  exceeded(measurePages(manifest, pages, (file) => sizes[file] ?? 0));

test('a build within the budget is in order', () => {
  expect(
    problemsWith({
      'index.js': 100_000,
      'react.js': 50_000,
      'form.js': 15_000,
      'index.css': 16_000,
      'users.js': 45_000,
    }),
  ).toEqual([]);
});

test('the first load counts the entry, its imports, the page and its layout', () => {
  const sizes = { 'index.js': 95_000, 'react.js': 40_000, 'login.js': 10_000, 'form.js': 10_000, 'signin.js': 10_001 };
  expect(problemsWith(sizes)).toEqual(['scripts of the first load of /: 165.0 KB of at most 165.0 KB']);
});

test('the styles have a budget of their own', () => {
  expect(problemsWith({ 'index.css': 11_000, 'form.css': 5_100 })).toEqual([
    'styles of the first load of /: 16.1 KB of at most 16.0 KB',
  ]);
});

test('a route change counts what is not there yet', () => {
  expect(problemsWith({ 'form.js': 90_000, 'users.js': 25_000, 'admin.js': 15_000, 'admin.css': 5_100 })).toEqual([
    'going to users/index: 45.1 KB of at most 45.0 KB',
  ]);
});

test('signing in counts its parts with all that they import, but not what was there', () => {
  const sizes = {
    'parts.js': 60_000,
    'tables.js': 35_000,
    'parts.css': 5_000,
    'schema.js': 95_100,
    'form.js': 90_000,
  };
  expect(problemsWith(sizes)).toEqual(['signing in: 195.1 KB of at most 195.0 KB']);
});

test('what every page behind the login needs has a budget without the validator', () => {
  expect(problemsWith({ 'parts.js': 103_000, 'tables.js': 5_100, 'schema.js': 20_000 })).toEqual([
    'what every page behind the login needs: 108.1 KB of at most 108.0 KB',
  ]);
});

test('what signing in has loaded is there for the pages behind it', () => {
  const withParts: Manifest = { ...manifest, 'src/app/signed-in-parts.ts': { file: 'admin.js' } };
  const sizes: Record<string, number> = { 'admin.js': 70_000 };
  expect(exceeded(measurePages(withParts, pages, (file) => sizes[file] ?? 0))).toEqual([]);
});

test('a build without the page it measures is no build within the budget', () => {
  expect(() => measurePages({ 'src/main.tsx': { file: 'index.js' } }, pages, () => 0)).toThrow(
    'the build has no src/routes/index.tsx',
  );
  expect(() => measurePages(manifest, [], () => 0)).toThrow('the build has no page for /');
});

test('a chunk is found by every module that it holds', () => {
  const found = withModules(
    { '_start.js': { file: 'start.js' } },
    { 'src/main.tsx': 'start.js', 'src/gone.ts': 'no.js' },
  );
  expect(found).toEqual({ '_start.js': { file: 'start.js' }, 'src/main.tsx': { file: 'start.js' } });
});
