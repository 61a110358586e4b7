import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', {});
const { queryClient } = await import('./query-client.ts');

const queryKey = ['selection', 'candidacy', 'c'];

/** Answers in the order in which they are asked for; each arrives when the test lets it. */
function server() {
  const arrivals: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((arrive) => arrivals.push(arrive));
  return { arrivals, queryFn };
}

const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => queryClient.clear());

test('what was asked for before a change does not replace the answer to the change', async () => {
  const { arrivals, queryFn } = server();
  queryClient.setQueryData(queryKey, 'accepted');
  const leave = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 0 }).subscribe(() => undefined);
  expect(arrivals).toHaveLength(1);
  queryClient.setQueryData(queryKey, 'in process');
  arrivals[0]?.('accepted');
  await settled();
  expect(queryClient.getQueryData(queryKey)).toBe('in process');
  // Asked again, because a change may store only the part of an answer that it knows.
  expect(arrivals).toHaveLength(2);
  arrivals[1]?.('in process, and more');
  await settled();
  expect(queryClient.getQueryData(queryKey)).toBe('in process, and more');
  leave();
});

test('a whole answer that comes with another one is not asked for again', async () => {
  const { arrivals, queryFn } = server();
  const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  queryClient.setQueryData(queryKey, 'in process');
  arrivals[0]?.('accepted');
  await settled();
  expect(queryClient.getQueryData(queryKey)).toBe('in process');
  expect(arrivals).toHaveLength(1);
  leave();
});

test('what nobody looks at is outdated, and not asked for again', async () => {
  const { arrivals, queryFn } = server();
  queryClient.setQueryData(queryKey, 'accepted');
  const asked = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  queryClient.setQueryData(queryKey, 'in process');
  arrivals[0]?.('accepted');
  expect(await asked).toBe('in process');
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'in process', isInvalidated: true });
});
