import { InfiniteQueryObserver, infiniteQueryOptions, QueryObserver, queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const sent: string[] = [];

vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth:token' ? 'ana' : null) });
vi.stubGlobal('fetch', async ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  sent.push(pathname + search);
  const page = { items: ['first'], total: 2, nextCursor: 'next' };
  if (pathname !== '/api/pages') return Response.json(search.includes('cursor') ? { items: ['second'] } : page);
  return Response.json({ answers: { '/api/account': { firstname: 'Ana' }, '/api/users?limit=25': page } });
});

const { loadPayload } = await import('./page-payload.ts');
const { queryClient } = await import('../../app/query-client.ts');
const { read, readPages } = await import('./read.ts');

// Asked for again whenever a page that shows it is opened.
const account = queryOptions({ queryKey: ['account'], ...read('/api/account'), staleTime: 0 });
const users = infiniteQueryOptions({ queryKey: ['users'], ...readPages('/api/users', { limit: 25 }) });

beforeEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  sent.length = 0;
});

test('what came ahead with the page is there at the first drawing and is not asked for again by this page', async () => {
  await loadPayload('/account');
  const observer = new QueryObserver(queryClient, account);
  expect(observer.getCurrentResult()).toMatchObject({ data: { firstname: 'Ana' }, isPending: false });
  observer.subscribe(() => undefined)();
  expect(sent).toEqual(['/api/pages?address=%2Faccount']);
});

test('who opens the page again later asks again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await loadPayload('/users');
  const observer = new QueryObserver(queryClient, { ...account, queryKey: ['again'] });
  expect(observer.getCurrentResult().data).toBeDefined();
  vi.setSystemTime(Date.now() + 3_000);
  observer.subscribe(() => undefined)();
  await vi.waitFor(() => expect(sent).toContain('/api/account'));
});

test('who comes back after a change asks again at once', async () => {
  await loadPayload('/profile');
  const observer = new QueryObserver(queryClient, account);
  observer.subscribe(() => undefined)();
  expect(sent).toEqual(['/api/pages?address=%2Fprofile']);
  await queryClient.invalidateQueries({ queryKey: account.queryKey });
  observer.subscribe(() => undefined)();
  await vi.waitFor(() => expect(sent).toContain('/api/account'));
});

test('pages go on from the one that came ahead', async () => {
  await loadPayload('/offers');
  const observer = new InfiniteQueryObserver(queryClient, users);
  expect(observer.getCurrentResult().data?.pages).toHaveLength(1);
  const { data } = await observer.fetchNextPage();
  expect(data?.pages.flatMap(({ items }) => items)).toEqual(['first', 'second']);
  expect(sent).toEqual(['/api/pages?address=%2Foffers', '/api/users?limit=25&cursor=next']);
});

test('without a payload it is asked for', async () => {
  expect(await queryClient.fetchQuery({ ...account, queryKey: ['alone'] })).toBeDefined();
  expect(sent).toEqual(['/api/account']);
});
