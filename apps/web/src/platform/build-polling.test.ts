import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForNewBuild } from './build-polling.ts';

let served: string | null = 'first';

const page = { querySelector: () => ({ getAttribute: () => 'first' }) };
vi.stubGlobal('document', Object.assign(new EventTarget(), page));
vi.stubGlobal('fetch', async () => {
  if (served === null) throw new TypeError('offline');
  return Response.json({ id: served });
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells once for each newer build, and sits out an outage', async () => {
  const onNewBuild = vi.fn();
  const poll = () => vi.advanceTimersByTimeAsync(5 * 60_000);
  watchForNewBuild(onNewBuild);
  await poll();
  expect(onNewBuild).not.toHaveBeenCalled();

  served = null;
  await poll();
  served = 'second';
  await poll();
  await poll();
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});
