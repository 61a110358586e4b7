import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../../platform/query-keys.ts';
import type { Place } from './conversations.queries.ts';

vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', { getItem: () => null });
const { queryClient } = await import('../../app/query-client.ts');
const { cacheNewest, settleMessages } = await import('./conversations.queries.ts');

const place: Place = { subject: 'candidacy', side: 'hospital', id: 'c' };
const page = queryKeys.selection.candidacy('c');
const settled = () => new Promise((done) => setTimeout(done));

/** A page that shows the answer to this, asked for again as soon as it is outdated. */
const show = (queryKey: readonly unknown[], queryFn: () => Promise<object>) =>
  new QueryObserver<object>(queryClient, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY, retry: false });

afterEach(() => queryClient.clear());

test('the tab says what waits with the answer itself, however its page is asked for again', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.url, await request.json());
    return Response.json({ messages: [], events: [], waiting: 0 });
  });
  queryClient.setQueryData(page, { id: 'c', unanswered: 1 });
  const arrivals: PromiseWithResolvers<object>[] = [];
  const leave = show(page, () => {
    const arrival = Promise.withResolvers<object>();
    arrivals.push(arrival);
    return arrival.promise;
  }).subscribe(() => undefined);
  // The stream told of the file, and the page is on its way when somebody says that nothing needs an answer.
  void queryClient.invalidateQueries({ queryKey: page });
  cacheNewest(queryClient, place, await settleMessages(place, 'm'));
  expect(sent).toEqual(['https://fonendo.test/api/selection/candidacies/c/messages/settle', { upTo: 'm' }]);
  expect(queryClient.getQueryData(page)).toEqual({ id: 'c', unanswered: 0 });
  // What was read before the answer arrives after it, and what is asked for after it fails.
  arrivals[0]?.resolve({ id: 'c', unanswered: 1 });
  arrivals.at(-1)?.reject(new Error('away'));
  await settled();
  expect(arrivals.length).toBeGreaterThan(1);
  expect(queryClient.getQueryData(page)).toEqual({ id: 'c', unanswered: 0 });
  leave();
});

test.each([
  [{ subject: 'candidacy', side: 'doctor', id: 'c' }, queryKeys.candidacies.one('c'), 'unread'],
  [{ subject: 'petition', side: 'team', id: 'p' }, queryKeys.petitions.one('p'), 'waitingMessages'],
  [{ subject: 'petition', side: 'doctor', id: 'p' }, queryKeys.petitions.one('p'), 'waitingMessages'],
] as const)('and so for %o', (about, queryKey, count) => {
  queryClient.setQueryData(queryKey, { [count]: 2, status: 'kept' });
  cacheNewest(queryClient, about, {
    ...{ messages: [], events: [], earlier: null, side: about.side, other: null, zone: 'Europe/Madrid', readers: [] },
    ...{ files: [], awaited: [], waiting: 1, report: null, closure: null },
    can: { write: true, settle: true, report: false },
  });
  expect(queryClient.getQueryData(queryKey)).toEqual({ [count]: 1, status: 'kept' });
});
