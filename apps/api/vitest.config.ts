import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

const root = import.meta.dirname;

const { TEST_DATABASE_URL, TEST_POOLER_URL, TEST_WHERE_DATABASES_DIFFER } = process.env;

const all = 'src/**/*.test.ts';

const filesThat = (matches: (text: string) => boolean) =>
  globSync(all, { cwd: root }).filter((file) => matches(readFileSync(join(root, file), 'utf8')));

/** Files that know no database, whichever it is: they use nothing of src/testing, or only what never opens one. */
const withoutDatabase = filesThat(
  (text) =>
    !/\/testing\/(?!((fakes|parts)\/[\w-]+|files\/pdf-\w+|requests\/leaving-client|log|product)\.ts)/.test(text),
);

/** What another version or kind of database could answer differently: migrations, statements and pages, locks, the heaviest. */
const whereDatabasesDiffer = [
  'src/{db,jobs}/**/*.test.ts',
  'src/features/{account,audit,dashboards,notifications,search}/**/*.test.ts',
  'src/features/petitions/queue/**/*.test.ts',
];

/** The embedded one has one connection and orders by its own rules: every route and program, lists, races, who names it. */
const whereItIsEmbedded = [
  'src/*.test.ts',
  'src/{operations,testing,whole-api,workers}/**/*.test.ts',
  'src/features/demo/**/*.test.ts',
  'src/features/*/{directory,lists,search}/**/*.test.ts',
  'src/features/**/*races.test.ts',
  ...filesThat((text) => /embedded|pglite/i.test(text)),
];

/** Everything, unless another run has everything on another database (docs/decisions/0126). */
const chosen = globSync(
  !TEST_WHERE_DATABASES_DIFFER
    ? all
    : [...whereDatabasesDiffer, ...(TEST_DATABASE_URL ? [] : [...whereItIsEmbedded, ...withoutDatabase])],
  { cwd: root },
);

const leftOut = filesThat(() => true).filter((file) => !chosen.includes(file));

/** Files that put something else in the place of a module: no other file may meet that. */
export const replacingModules = filesThat((text) => /\bvi\.(mock|doMock|resetModules)\(/.test(text)).filter((file) =>
  chosen.includes(file),
);

/** What is about a PostgreSQL server alone, or about a pooler before it, has nothing to run where there is none. */
const withoutServer = [
  ...(TEST_DATABASE_URL ? [] : ['src/**/*.server.test.ts']),
  ...(TEST_POOLER_URL ? [] : ['src/db/server/pooler.server.test.ts']),
];

/** By itself Vitest leaves one core to others: of two, half the machine would stand still. Every project says the same. */
export const maxWorkers = '100%';

export const apiTests = {
  root,
  globalSetup: [join(root, 'src/testing/template-database.ts')],
  setupFiles: [join(root, '../../vitest.setup.ts')],
  restoreMocks: true,
  maxWorkers,
  // A cloned database takes a third of a second; two busy cores can make that several.
  hookTimeout: 30_000,
  testTimeout: 20_000,
} satisfies UserWorkspaceConfig['test'];

export default defineProject({
  test: {
    ...apiTests,
    name: 'api',
    // Always all of them: from here the search for dead code knows what is a test.
    include: [all],
    // On PostgreSQL (TEST_DATABASE_URL) every test runs a second time, so only where the database can matter.
    exclude: [...leftOut, ...replacingModules, ...withoutServer, ...(TEST_DATABASE_URL ? withoutDatabase : [])],
    // Loading the API's modules again for each file took as long as the tests: the files of one process share them.
    isolate: false,
  },
});
