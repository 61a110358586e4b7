import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from './http-client.ts';
import { type Action, actionOptions, passOnce } from './use-action.ts';

afterEach(() => vi.unstubAllGlobals());

const offer = ['offers', 'one', 'a'];
const lists = ['offers', 'page'];

function setUp<Answer, Input = void>(action: Action<Answer, Input>) {
  const queryClient = new QueryClient();
  for (const key of [offer, lists]) queryClient.setQueryData(key, 'known');
  const say = { toast: vi.fn(), toastFailure: vi.fn() };
  const observer = new MutationObserver(queryClient, actionOptions(queryClient, action, say));
  const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { queryClient, say, isStale, start: (input: Input) => observer.mutate(input).catch(() => undefined) };
}

const refusal = (status: number) => new ApiFailure(status, { code: 'Conflict', message: 'Ya está cerrada' });

test('says that it is done, and what it changed asks again', async () => {
  const { say, isStale, start } = setUp({
    run: async (name: string) => name.length,
    done: (length, name) => ({ title: `${name}: ${length}`, message: 'help' }),
    failed: 'no',
    invalidates: [lists],
  });
  await start('Eva');
  expect(say.toast.mock.calls).toEqual([[{ tone: 'success', title: 'Eva: 3', message: 'help' }]]);
  expect([isStale(offer), isStale(lists)]).toEqual([false, true]);
});

test('an answer that is kept is not asked for again', async () => {
  const cache = vi.fn((queryClient: QueryClient, answer: string) => queryClient.setQueryData(offer, answer));
  const { queryClient, isStale, start } = setUp({
    run: async () => 'new',
    cache,
    failed: 'no',
    invalidates: [offer],
  });
  await start();
  expect(queryClient.getQueryData(offer)).toBe('new');
  expect(isStale(offer)).toBe(false);
});

test('a refusal says what did not happen, and what is shown asks again', async () => {
  const failure = refusal(422);
  const { say, isStale, start } = setUp({
    run: () => Promise.reject(failure),
    cache: () => undefined,
    done: 'done',
    failed: 'Not closed',
    conflict: 'quicker',
    invalidates: [offer],
  });
  await start();
  expect(say.toastFailure.mock.calls).toEqual([['Not closed', failure]]);
  expect(say.toast).not.toHaveBeenCalled();
  expect([isStale(offer), isStale(lists)]).toEqual([true, false]);
});

test('where somebody was quicker it says so, and shows what is there', async () => {
  const { say, isStale, start } = setUp({
    run: () => Promise.reject(refusal(409)),
    failed: 'Not closed',
    conflict: { title: 'quicker', message: 'look again' },
    invalidates: [offer],
  });
  await start();
  expect(say.toast.mock.calls).toEqual([[{ tone: 'warning', title: 'quicker', message: 'look again' }]]);
  expect(say.toastFailure).not.toHaveBeenCalled();
  expect(isStale(offer)).toBe(true);
});

test('a refusal may be explained otherwise', async () => {
  const failed = vi.fn();
  const failure = refusal(409);
  const { say, start } = setUp({ run: (_name: string) => Promise.reject(failure), failed });
  await start('Eva');
  expect(failed).toHaveBeenCalledExactlyOnceWith(failure, 'Eva');
  expect(say.toastFailure).not.toHaveBeenCalled();
});

test('without a network those of a queue wait, and then go in the order in which they were chosen', async () => {
  const sent: string[] = [];
  const { start } = setUp({
    run: async (name: string) => {
      await new Promise((resolve) => setTimeout(resolve));
      sent.push(name);
    },
    failed: 'no',
    queue: 'moves',
  });
  const page = new EventTarget();
  const network = { onLine: false };
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', network);
  const both = Promise.all([start('first'), start('second')]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual([]);
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await both;
  expect(sent).toEqual(['first', 'second']);
});

test('those of a queue run one after the other, and the last one stays', async () => {
  const running: string[] = [];
  const { start } = setUp({
    run: async (choice: string) => {
      running.push(`${choice} begins`);
      await Promise.resolve();
      running.push(`${choice} ends`);
    },
    failed: 'no',
    queue: 'findable',
  });
  await Promise.all([start('on'), start('off')]);
  expect(running).toEqual(['on begins', 'on ends', 'off begins', 'off ends']);
});

test('a second click passes once the first is through, also where that one failed', async () => {
  const gate = { isShut: false };
  const { promise, reject } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const first = passOnce(gate, work);
  await passOnce(gate, work);
  expect(work).toHaveBeenCalledTimes(1);
  reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  const again = vi.fn(async () => undefined);
  await passOnce(gate, again);
  expect(again).toHaveBeenCalledTimes(1);
});
