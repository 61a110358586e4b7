import { expect, test } from 'vitest';
import { findLongFiles } from './file-length.ts';

const lines = (count: number) => 'x\n'.repeat(count);

test('a file beyond the limit is reported', () => {
  expect(findLongFiles([{ path: 'apps/web/src/app/a.tsx', text: lines(401) }])).toEqual([
    expect.stringContaining('apps/web/src/app/a.tsx: 401 lines'),
  ]);
});

test('a file at the limit and a long list of cases are not', () => {
  const sources = [
    { path: 'apps/web/src/app/a.tsx', text: lines(400) },
    { path: 'apps/api/src/a.test.ts', text: lines(900) },
    { path: 'e2e/routes.spec.ts', text: lines(900) },
  ];
  expect(findLongFiles(sources)).toEqual([]);
});

test('a style may have more lines than code, but not any number', () => {
  const path = 'apps/web/src/features/conversations/conversation.module.css';
  expect(findLongFiles([{ path, text: lines(600) }])).toEqual([]);
  expect(findLongFiles([{ path, text: lines(601) }])).toEqual([expect.stringContaining('at most 600')]);
});
