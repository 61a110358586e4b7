import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../http-client.ts';
import { noteConnection, whenServed, withNetwork } from './connection.ts';

const page = new EventTarget();
const network = { onLine: true };
const fetchFile = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('fetch', fetchFile);
  vi.useFakeTimers();
  network.onLine = true;
  noteConnection();
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

/** As the server failed; 0: nobody answered. */
const failureOf = (status: number) => new ApiFailure(status, { code: 'Conflict', message: 'Not done' });

function lose() {
  network.onLine = false;
  page.dispatchEvent(new Event('offline'));
}

function comeBack() {
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
}

async function change(run: (waited: boolean) => Promise<string>) {
  const outcome = vi.fn<(outcome: unknown) => void>();
  void withNetwork(run).then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(0);
  return outcome;
}

test('a change whose network is found to be gone only after it failed is made once it is back', async () => {
  const run = vi
    .fn<(waited: boolean) => Promise<string>>()
    .mockRejectedValueOnce(failureOf(0))
    .mockResolvedValue('done');
  const outcome = await change(run);
  await vi.advanceTimersByTimeAsync(300);
  lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.mock.calls).toEqual([['done']]);
  expect(run.mock.calls).toEqual([[false], [true]]);
});

test('a change in the moment in which the network comes back is made again', async () => {
  lose();
  const run = vi
    .fn<(waited: boolean) => Promise<string>>()
    .mockRejectedValueOnce(failureOf(0))
    .mockResolvedValue('done');
  const outcome = await change(run);
  expect(run).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcome.mock.calls).toEqual([['done']]);
});

test('what the server refused is refused, and a server that is away with the network there is said at once', async () => {
  // Long after the network was last away.
  await vi.advanceTimersByTimeAsync(60_000);
  for (const failure of [failureOf(409), failureOf(0)]) {
    const run = vi.fn<(waited: boolean) => Promise<string>>().mockRejectedValue(failure);
    const outcome = await change(run);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(outcome.mock.calls).toEqual([[failure]]);
    expect(run).toHaveBeenCalledOnce();
  }
});
