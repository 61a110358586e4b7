import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

const fetched = vi.fn(async () => Response.json({ opening: 'o' }));
vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('fetch', fetched);

const { openingQuery } = await import('./reports.queries.ts');

test('what is refreshed because something changed opens no conversation again', async () => {
  const queryClient = new QueryClient();
  const stop = new QueryObserver(queryClient, openingQuery('c')).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(openingQuery('c').queryKey)).toEqual({ opening: 'o' }));
  await invalidateAnswers(queryClient, [queryKeys.conversations.all]);
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});
