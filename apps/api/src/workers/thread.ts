import { Worker } from 'node:worker_threads';
import { WorkFailedError } from '../work-errors.ts';

export type ThreadLimits = {
  timeoutMs: number;
  heapMb: number;
  /** How long it is kept when there is nothing to do. */
  idleMs: number;
};

/** What the other side answers: a failure is one of the code there, and the thread lives on. */
export type ThreadAnswer<Answer> = { answer: Answer } | { failure: string };

export type Thread<Question, Answer> = {
  /** One question at a time: whoever asks sees to it. */
  ask: (question: Question) => Promise<Answer>;
  close: () => Promise<void>;
};

/**
 * A thread that starts with the first question, stays for the next ones and ends when none comes. One that takes too
 * long or dies fails the question that it had (`WorkFailedError`); the next question gets a new one.
 */
export function createThread<Question, Answer>(file: URL, limits: ThreadLimits): Thread<Question, Answer> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  function start(): Worker {
    const started = startWorker(file, limits.heapMb);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  return {
    async ask(question) {
      if (isClosed) throw new WorkFailedError('the process is stopping');
      clearTimeout(idle);
      worker ??= start();
      const asked = worker;
      // Busy it keeps the process alive, idle it does not.
      asked.ref();
      try {
        const said = await answerOf<Answer>(asked, question, limits.timeoutMs);
        asked.unref();
        idle = setTimeout(() => void end(), limits.idleMs).unref();
        if ('failure' in said) throw new Error(said.failure);
        return said.answer;
      } catch (error) {
        if (error instanceof WorkFailedError) await end();
        throw error;
      }
    },

    async close() {
      isClosed = true;
      await end();
    },
  };
}

function startWorker(file: URL, heapMb: number): Worker {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    // What a library says belongs to nobody's terminal.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // Whoever waits for an answer hears of it; between two questions nobody does, and it must not end the process.
  worker.on('error', () => undefined);
  return worker;
}

async function answerOf<Answer>(worker: Worker, question: unknown, timeoutMs: number): Promise<ThreadAnswer<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Answer>>();
  const died = (cause: unknown) => reject(new WorkFailedError('the thread died', { cause }));
  const listeners = { message: resolve, error: died, exit: died };
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
  const timer = setTimeout(() => reject(new WorkFailedError(`no answer in ${timeoutMs} ms`)), timeoutMs);
  try {
    worker.postMessage(question);
    return await promise;
  } finally {
    clearTimeout(timer);
    for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
  }
}
