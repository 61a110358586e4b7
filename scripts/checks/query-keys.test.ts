import { expect, test } from 'vitest';
import { findLiteralKeys } from './query-keys.ts';

const at = 'apps/web/src/features/offers/offers.queries.ts';
const problemsOf = (text: string, path = at) => findLiteralKeys([{ path, text }]);

test.each([
  "  queryKey: ['offers', id],",
  'queryOptions({ queryKey: [] })',
  "queryClient.setQueryData(['offers'], offer);",
  "queryClient.getQueryData<Board>(['board'])",
  "queryClient.setQueryData(\n    ['offers'],\n    offer,\n  );",
  "queryClient.setQueriesData<InfiniteData<Page>>(['offers'], offer);",
])('%s stands outside the table', (line) => {
  expect(problemsOf(`const a = 1;\n${line}`)).toEqual([
    `${at}:2: a query key of its own; name it in apps/web/src/platform/query-keys.ts`,
  ]);
});

test('a key of the table is used by its name, and tests may make up their own', () => {
  expect(problemsOf('  queryKey: queryKeys.offers.one(id),\n  const [queryKey] = keys;')).toEqual([]);
  expect(problemsOf("queryKey: ['x']", 'apps/web/src/platform/query-keys.ts')).toEqual([]);
  expect(problemsOf("queryKey: ['x']", 'apps/web/src/platform/kept-answers.test.ts')).toEqual([]);
  expect(problemsOf("queryKey: ['x']", 'apps/api/src/db/keyset.ts')).toEqual([]);
});
