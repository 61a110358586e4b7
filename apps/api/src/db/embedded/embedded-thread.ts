import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../source-folder.ts';
import type { Exec } from './wire.ts';

/** Messages of the wire protocol. */
export type Question = Uint8Array | 'close';

/** Its answer, or once in the beginning whether the database could be opened. */
export type Said = Uint8Array<ArrayBuffer> | 'ready' | { failure: string };

export type EmbeddedThread = { exec: Exec; close: () => Promise<void> };

type Waiting = { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void };

/**
 * PostgreSQL in a thread of its own, its files in a folder. A statement takes half of the time of an answer: this way the
 * other half of another answer is made meanwhile, and whoever comes new is let in. It lives as long as the process: if
 * it dies the process ends (guard-process.ts), and is started again.
 */
export async function startEmbeddedThread(
  folder: string,
  file = threadFile('db/embedded/embedded.worker.ts'),
): Promise<EmbeddedThread> {
  const worker = new Worker(file, { workerData: { folder } });
  const waiting: Waiting[] = [];
  const death = new Error('the thread of the embedded database ended');
  let state: 'runs' | 'closes' | 'ended' = 'runs';

  const [said] = (await once(worker, 'message')) as [Said];
  if (typeof said === 'object' && 'failure' in said) throw new Error(said.failure);
  worker.on('message', hear);
  // With nothing to answer it keeps no program from ending.
  worker.unref();
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      const expected = state === 'closes';
      state = 'ended';
      for (const { reject } of waiting.splice(0)) reject(death);
      resolve();
      if (!expected) throw death;
    });
  });

  /** Answers come in the order of the questions. */
  function hear(answer: Uint8Array): void {
    waiting.shift()?.resolve(answer);
    if (waiting.length === 0) worker.unref();
  }

  return {
    exec(messages) {
      if (state === 'ended') return Promise.reject(death);
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      waiting.push({ resolve, reject });
      worker.ref();
      worker.postMessage(messages);
      return promise;
    },
    async close() {
      worker.ref();
      if (state === 'runs') worker.postMessage('close');
      if (state !== 'ended') state = 'closes';
      await ended;
    },
  };
}
