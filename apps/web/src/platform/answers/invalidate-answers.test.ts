import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateAnswers } from './invalidate-answers.ts';

const one = ['offers', 'one', { id: 'a' }];
const other = ['offers', 'one', { id: 'b' }];
const page = ['offers', 'page'];
const elsewhere = ['users', 'page'];

function filled() {
  const queryClient = new QueryClient();
  for (const key of [one, other, page, elsewhere]) queryClient.setQueryData(key, 'known');
  const staleOf = () =>
    [one, other, page, elsewhere].map((key) => queryClient.getQueryState(key)?.isInvalidated ?? null);
  return { queryClient, staleOf };
}

test('everything below a key asks again, and nothing else', async () => {
  const { queryClient, staleOf } = filled();
  await invalidateAnswers(queryClient, [['offers', 'one'], ['users']]);
  expect(staleOf()).toEqual([true, true, false, true]);
});

test('the answer that was just kept does not', async () => {
  const { queryClient, staleOf } = filled();
  await invalidateAnswers(queryClient, [['offers']], { except: ['offers', 'one', { id: 'a' }] });
  expect(staleOf()).toEqual([false, true, true, false]);
});
