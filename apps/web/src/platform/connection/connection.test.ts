import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenServed } from './connection.ts';

const page = new EventTarget();
const network = { onLine: true };
const fetchFile = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('fetch', fetchFile);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is loaded anew only once there is a network, and then a server that hands it out', async () => {
  network.onLine = false;
  fetchFile.mockImplementation(async () => new Response('', { status: 502 }));
  const served = vi.fn();
  void whenServed().then(served);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchFile).not.toHaveBeenCalled();

  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(400);
  expect(fetchFile).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetchFile.mock.calls.length).toBeGreaterThan(1);
  expect(served).not.toHaveBeenCalled();

  fetchFile.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(served).toHaveBeenCalledOnce();
});
