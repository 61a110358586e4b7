import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', { getItem: () => null });
const { queryClient } = await import('../../app/query-client.ts');
const { latestQuery, markReadAbout, whenMarked } = await import('./notifications.queries.ts');

const link = '/petitions/p';
const unread = { unread: 1, items: [{ id: 'n', link, read: false }] };

test.each([
  ['is answered', () => Promise.resolve(Response.json({ unread: 0 }))],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('whoever waited for a marking that %s finds nothing to wait for', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  queryClient.setQueryData(latestQuery.queryKey, unread as never);
  const marking = markReadAbout(queryClient, link).catch(() => undefined);
  const waitedFor = whenMarked();
  expect(waitedFor).not.toBeNull();
  const left = waitedFor?.then(() => whenMarked());
  await expect(left).resolves.toBeNull();
  await marking;
});
