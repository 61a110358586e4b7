import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AskerLeftError, TooManyWaitingError } from '../work-errors.ts';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';

const idle = { running: 0, waiting: 0, people: 0 };

/** A queue over tasks that end when the test says so; `started` names them in their order. */
function openQueue(limits: Partial<QueueLimits> = {}) {
  const queue = createFairQueue({ running: 1, waitingPerPerson: 3, waiting: 6, ...limits });
  const started: string[] = [];
  const ends = new Map<string, { resolve: (name: string) => void; reject: (error: Error) => void }>();
  const ask = (name: string, signal?: AbortSignal) => {
    const asked = queue.run({ person: name.charAt(0), ...(signal && { signal }) }, () => {
      started.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      ends.set(name, { resolve, reject });
      return promise;
    });
    // Whoever looks at it later, it is nobody's unhandled rejection meanwhile.
    asked.catch(() => undefined);
    return asked;
  };
  const end = async (name: string, error?: Error) => {
    await nextTurn();
    if (error) ends.get(name)?.reject(error);
    else ends.get(name)?.resolve(name);
    await nextTurn();
  };
  return { queue, started, ask, end };
}

describe('turns', () => {
  test('whoever asks once does not wait behind all of those who ask ten times', async () => {
    const { queue, started, ask, end } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name);
    await nextTurn();
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
      expect(started.at(-1)).toBe(name);
      await end(name);
    }
    expect(queue.load).toEqual(idle);
  });

  test('somebody new comes before the next one of those who have just been served', async () => {
    const { started, ask, end } = openQueue();
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    await end('a1');
    void ask('b1');
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  test('of one person one at a time, so that a place stays free for others', async () => {
    const { started, ask, end } = openQueue({ running: 2 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    await nextTurn();
    expect(started).toEqual(['a1']);
    void ask('b1');
    await nextTurn();
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  test('results and failures go to whoever asked, and what follows runs', async () => {
    const { queue, ask, end } = openQueue();
    const [failing, fine] = [ask('a1'), ask('b1')];
    await nextTurn();
    await end('a1', new Error('broken'));
    await end('b1');
    await expect(failing).rejects.toThrow('broken');
    await expect(fine).resolves.toBe('b1');
    expect(queue.load).toEqual(idle);
  });

  test('work that fails before it begins gives its place back', async () => {
    const { queue } = openQueue();
    const broken = () => {
      throw new Error('at once');
    };
    await expect(queue.run({ person: 'a' }, broken)).rejects.toThrow('at once');
    expect(queue.load).toEqual(idle);
  });
});

describe('bounds', () => {
  test('one person may have so many waiting, and others are not affected', async () => {
    const { queue, ask, end } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
    await expect(ask('a5')).rejects.toEqual(new TooManyWaitingError('person'));
    const other = ask('b1');
    expect(queue.load).toEqual({ running: 1, waiting: 4, people: 2 });
    for (const name of ['a1', 'b1']) await end(name);
    await expect(other).resolves.toBe('b1');
    // One of theirs is done: there is room for another.
    void ask('a5');
    expect(queue.load).toEqual({ running: 1, waiting: 3, people: 1 });
  });

  test('everybody together may have so many waiting', async () => {
    const { ask } = openQueue({ waiting: 2 });
    for (const name of ['a1', 'b1', 'c1']) void ask(name);
    await expect(ask('d1')).rejects.toEqual(new TooManyWaitingError('everybody'));
  });

  test('the product’s own work is never refused', async () => {
    const { queue } = openQueue({ waiting: 1, waitingPerPerson: 1 });
    const results = Array.from({ length: 20 }, (_, index) => queue.run({ person: null }, async () => index));
    expect(await Promise.all(results)).toHaveLength(20);
    expect(queue.load).toEqual(idle);
  });
});

describe('those who leave', () => {
  test('while they wait: theirs is never begun, and the others move up', async () => {
    const { queue, started, ask, end } = openQueue();
    const leaving = new AbortController();
    void ask('a1');
    const left = ask('b1', leaving.signal);
    void ask('c1');
    leaving.abort();
    await expect(left).rejects.toBeInstanceOf(AskerLeftError);
    expect(queue.load).toEqual({ running: 1, waiting: 1, people: 2 });
    await end('a1');
    await end('c1');
    expect(started).toEqual(['a1', 'c1']);
    expect(queue.load).toEqual(idle);
  });

  test('before they ask', async () => {
    const { queue, ask } = openQueue();
    await expect(ask('a1', AbortSignal.abort())).rejects.toBeInstanceOf(AskerLeftError);
    expect(queue.load).toEqual(idle);
  });

  test('while theirs runs: it is for the work to know, and nothing is counted twice', async () => {
    const { queue, ask, end } = openQueue();
    const leaving = new AbortController();
    const asked = ask('a1', leaving.signal);
    await nextTurn();
    leaving.abort();
    await end('a1');
    await expect(asked).resolves.toBe('a1');
    expect(queue.load).toEqual(idle);
  });

  test('a thousand who come and go leave nothing behind', async () => {
    const { queue } = openQueue({ running: 2, waiting: 2_000 });
    const asked = Array.from({ length: 1_000 }, (_, index) => {
      const leaving = new AbortController();
      const result = queue.run({ person: String(index % 50), signal: leaving.signal }, () => nextTurn(index));
      if (index % 3 === 0) setImmediate(() => leaving.abort());
      return result;
    });
    await Promise.allSettled(asked);
    expect(queue.load).toEqual(idle);
  });
});
