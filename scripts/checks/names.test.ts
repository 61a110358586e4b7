import { expect, test } from 'vitest';
import { findNameProblems, findStrangeExports } from './names.ts';

const both = (noun: string) => [`apps/api/src/features/${noun}/a.ts`, `apps/web/src/features/${noun}/a.tsx`];
const exceptions =
  '### Exceptions to one name\n\n| name | where | why |\n|---|---|---|\n| `reference` | domain | facts |\n';
const withException = ['packages/domain/src/reference/countries.ts'];
const problemsOf = (...paths: string[]) => findNameProblems([...withException, ...paths], exceptions, '');

test('a noun of the API and the web may name folders and files of every layer', () => {
  const paths = [
    'packages/domain/src/offers/offer.ts',
    'packages/contract/src/offers.schema.ts',
    'packages/messages/src/es/offers/mails.ts',
  ];
  expect(problemsOf(...both('offers'), ...paths)).toEqual([]);
});

test.each([
  ['api', 'apps/api/src/features/managed-offers/a.ts', 'managed-offers'],
  ['web', 'apps/web/src/features/palette/a.tsx', 'palette'],
  ['domain', 'packages/domain/src/offer-terms.ts', 'offer-terms'],
  ['contract', 'packages/contract/src/offer.schema.ts', 'offer'],
  ['messages', 'packages/messages/src/es/homologations.ts', 'homologations'],
])('%s: another word for the same thing is reported', (layer, path, name) => {
  expect(problemsOf(...both('offers'), path)).toEqual([expect.stringContaining(`${layer}: "${name}" is no noun`)]);
});

test('an exception counts in its own layer only, and only as long as it is one', () => {
  expect(problemsOf('packages/contract/src/reference/a.ts')).toEqual([
    expect.stringContaining('contract: "reference"'),
  ]);
  expect(findNameProblems([], exceptions, '')).toEqual([
    'docs/architecture.md: "reference" is no exception in domain any more',
  ]);
});

test('the roots of the query keys are nouns, too', () => {
  const paths = [...withException, ...both('document-requests')];
  const table = (noun: string) => `export const queryKeys = {\n  ${noun}: {\n    all: ['x'],\n  },\n};`;
  expect(findNameProblems(paths, exceptions, table('documentRequests'))).toEqual([]);
  expect(findNameProblems(paths, exceptions, table('requests'))).toEqual([
    expect.stringContaining('query keys: "requests" is no noun'),
  ]);
});

test('a folder may hold twenty-five files', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `e2e/n${index}.spec.ts`);
  expect(problemsOf(...files(25))).toEqual([]);
  expect(problemsOf(...files(26))).toEqual([expect.stringContaining('e2e: 26 files')]);
});

test('five names with one beginning are a folder, verbs and tests of the same name aside', () => {
  const named = (...names: string[]) => names.map((name) => `apps/web/src/ui/${name}.tsx`);
  expect(problemsOf(...named('pdf-a', 'pdf-b', 'pdf-c', 'pdf-d', 'pdf-d.test', 'pdf-d.module'))).toEqual([]);
  expect(problemsOf(...named('pdf', 'pdf-a', 'pdf-b', 'pdf-c', 'pdf-d'))).toEqual([
    expect.stringContaining('5 names begin with "pdf"'),
  ]);
  expect(problemsOf(...named('use-a', 'use-b', 'use-c', 'use-d', 'use-e'))).toEqual([]);
});

const exported = (path: string, ...lines: string[]) =>
  findStrangeExports([{ path: `apps/api/src/features/${path}`, text: lines.join('\n') }]);

test.each([
  ['users/users.routes.ts', 'export function usersRoutes() {}'],
  ['offers/search/search.routes.ts', 'export function offerSearchRoutes() {}'],
  ['processes/processes.context.ts', 'export type ProcessesContext = {};'],
  ['candidacies/candidacies.notices.ts', 'export const candidacyNotices = {};'],
])('%s exports what its path says', (path, line) => {
  expect(exported(path, line, 'export type Another = {};')).toEqual([]);
});

test.each([
  ['users/users.routes.ts', 'export function managedUsersRoutes() {}'],
  ['candidacies/files/files.routes.ts', 'export function candidateFilesRoutes() {}'],
  ['auth/registration-steps/registration-steps.context.ts', 'export type RegistrationContext = {};'],
  ['users/users.context.ts', 'type UsersContext = {};'],
])('%s: a name that its path does not say is reported', (path, line) => {
  expect(exported(path, line)).toEqual([expect.stringContaining(`${path}: exports`)]);
});
