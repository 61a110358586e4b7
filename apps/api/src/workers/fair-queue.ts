import { type Asker, AskerLeftError, TooManyWaitingError } from '../work-errors.ts';

export type QueueLimits = {
  /** How many run at once, each for another person. */
  running: number;
  /** How many may wait for one person. */
  waitingPerPerson: number;
  /** How many may wait in total. */
  waiting: number;
};

export type FairQueue = {
  run: <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;
  /** What runs and waits, and for how many people. */
  readonly load: { running: number; waiting: number; people: number };
};

type Person = { isRunning: boolean; waiting: Set<() => void> };

/**
 * People take turns: somebody who asks for ten things does not make others wait for all ten. Each person has one
 * running at a time, so a free place stays free for others. One's own run in the order in which they were asked for.
 */
export function createFairQueue({ running: places, waitingPerPerson, waiting: maxWaiting }: QueueLimits): FairQueue {
  // In the order of their turns; holds only people for whom something runs or waits.
  const people = new Map<string | null, Person>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    while (running < places) {
      const next = [...people].find(([, { isRunning, waiting: own }]) => !isRunning && own.size > 0);
      if (!next) return;
      const [, person] = next;
      const [start] = person.waiting;
      if (!start) return;
      person.waiting.delete(start);
      waiting -= 1;
      person.isRunning = true;
      running += 1;
      start();
    }
  }

  function personOf(name: string | null): Person {
    const person = people.get(name) ?? { isRunning: false, waiting: new Set() };
    people.set(name, person);
    return person;
  }

  function removeIfIdle(name: string | null, person: Person): void {
    if (!person.isRunning && person.waiting.size === 0) people.delete(name);
  }

  function finish(name: string | null, person: Person): void {
    person.isRunning = false;
    running -= 1;
    // Moved to the end: people who came in the meantime go first.
    people.delete(name);
    if (person.waiting.size > 0) people.set(name, person);
    startNext();
  }

  function refuseIfFull(name: string | null): void {
    if (name === null) return;
    const person = people.get(name);
    const startsAtOnce = running < places && !person;
    if (startsAtOnce) return;
    if ((person?.waiting.size ?? 0) >= waitingPerPerson) throw new TooManyWaitingError('person');
    if (waiting >= maxWaiting) throw new TooManyWaitingError('everybody');
  }

  /** Resolves when it is this person's turn. */
  function turnOf(name: string | null, person: Person, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        person.waiting.delete(start);
        waiting -= 1;
        removeIfIdle(name, person);
        reject(new AskerLeftError());
      };
      person.waiting.add(start);
      waiting += 1;
      signal?.addEventListener('abort', leave, { once: true });
      startNext();
    });
  }

  return {
    async run({ person: name, signal }, work) {
      if (signal?.aborted) throw new AskerLeftError();
      refuseIfFull(name);
      const person = personOf(name);
      await turnOf(name, person, signal);
      try {
        return await work();
      } finally {
        finish(name, person);
      }
    },

    get load() {
      return { running, waiting, people: people.size };
    },
  };
}
