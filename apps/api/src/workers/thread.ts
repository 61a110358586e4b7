import { Worker } from 'node:worker_threads';
import { WorkFailedError } from '../work-errors.ts';

export type ThreadLimits = {
  timeoutMs: number;
  heapMb: number;
  /** How long an idle thread is kept. */
  idleMs: number;
};

/** The thread's answer. A failure is an error of the code in it; the thread goes on. */
export type ThreadAnswer<Answer> = { answer: Answer } | { failure: string };

export type Thread<Question, Answer> = {
  /** One question at a time; the caller makes sure of it. */
  ask: (question: Question) => Promise<Answer>;
  close: () => Promise<void>;
};

/**
 * A thread that starts with the first question, is kept for the next ones and ends after a while without any. If it
 * takes too long or dies, the current question fails with `WorkFailedError`, and the next question gets a new thread.
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
      // A busy thread keeps the process alive, an idle one does not.
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
    // Output of libraries is discarded.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // The pending question gets the error; between two questions there is none, and an unhandled error event would end
  // the process.
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
