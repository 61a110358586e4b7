import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WorkFailedError } from '../work-errors.ts';
import { createThread, type Thread } from './thread.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-thread-'));
afterAll(() => rm(folder, { recursive: true }));

/** Answers with its own number, which a new thread has anew, or does what it is told. */
const file = join(folder, 'echo.mjs');
await writeFile(
  file,
  `import { parentPort, threadId } from 'node:worker_threads';
   parentPort.on('message', (order) => {
     if (order === 'hang') for (;;);
     if (order === 'exit') process.exit(3);
     if (order === 'throw') throw new Error('uncaught');
     if (order === 'late') setTimeout(() => { throw new Error('later'); }, 20);
     if (order === 'grow') { const all = []; for (;;) all.push(new Array(1000).fill(Math.random())); }
     parentPort.postMessage(order === 'fail' ? { failure: 'no such thing' } : { answer: threadId });
   });`,
);

const threads: Thread<string, number>[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));

function open(overrides = {}): Thread<string, number> {
  const limits = { timeoutMs: 10_000, heapMb: 32, idleMs: 60_000, ...overrides };
  const thread = createThread<string, number>(pathToFileURL(file), limits);
  threads.push(thread);
  return thread;
}

test('the same thread answers one question after the other', async () => {
  const thread = open();
  const first = await thread.ask('who');
  expect(await thread.ask('who')).toBe(first);
});

test('a failure there is one of the question, not of the thread', async () => {
  const thread = open();
  const first = await thread.ask('who');
  await expect(thread.ask('fail')).rejects.toThrow('no such thing');
  expect(await thread.ask('who')).toBe(first);
});

test.each(['exit', 'throw', 'grow'])(
  'one that dies (%s) is told as such, and the next question gets a new one',
  async (order) => {
    const thread = open();
    const first = await thread.ask('who');
    await expect(thread.ask(order)).rejects.toBeInstanceOf(WorkFailedError);
    expect(await thread.ask('who')).not.toBe(first);
  },
);

test('one that takes too long is ended, and the next question gets a new one', async () => {
  const thread = open({ timeoutMs: 2_000 });
  const first = await thread.ask('who');
  await expect(thread.ask('hang')).rejects.toBeInstanceOf(WorkFailedError);
  expect(await thread.ask('who')).not.toBe(first);
});

test('one that dies between two questions harms nobody', async () => {
  const thread = open();
  const first = await thread.ask('late');
  await expect.poll(() => thread.ask('who').catch(() => first), { timeout: 10_000 }).not.toBe(first);
});

test('one that has nothing to do ends', async () => {
  const thread = open({ idleMs: 1 });
  const first = await thread.ask('who');
  await expect.poll(() => thread.ask('who').catch(() => first), { timeout: 10_000, interval: 100 }).not.toBe(first);
});

test('the end of the process ends what runs, and nothing new begins', async () => {
  const thread = open();
  await thread.ask('who');
  const hanging = thread.ask('hang').catch((error: unknown) => error);
  await thread.close();
  expect(await hanging).toBeInstanceOf(WorkFailedError);
  await expect(thread.ask('who')).rejects.toBeInstanceOf(WorkFailedError);
});
