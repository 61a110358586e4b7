import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { protocol } from '@electric-sql/pglite';
import { threadFile } from '../../source-folder.ts';
import type { Embedded } from './embedded-database.ts';

/** A statement as the wire protocol has it. */
export type Question = Uint8Array | 'close';

/** The answer of the wire protocol, or once in the beginning whether the database could be opened. */
export type Said = Uint8Array<ArrayBuffer> | 'ready' | { failure: string };

type Messages = Awaited<ReturnType<Embedded['execProtocolStream']>>;

type Waiting = { resolve: (messages: Messages) => void; reject: (error: Error) => void };

/**
 * PostgreSQL in a thread of its own, its files in a folder. A statement takes half of the time of an answer: this way the
 * other half of another answer is made meanwhile, and whoever comes new is let in. It lives as long as the process: if
 * it dies the process ends (guard-process.ts), and is started again.
 */
export async function startEmbeddedThread(
  folder: string,
  file = threadFile('db/embedded/embedded.worker.ts'),
): Promise<Embedded> {
  const worker = new Worker(file, { workerData: { folder } });
  const waiting: Waiting[] = [];
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const parser = new protocol.Parser();
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

  /** Answers come in the order of the questions. What was announced is heard before the answer that brings it. */
  function hear(bytes: Uint8Array<ArrayBuffer>): void {
    const messages: Messages = [];
    parser.parse(bytes, (message) => {
      messages.push(message);
      if (!(message instanceof protocol.messages.NotificationResponseMessage)) return;
      for (const tell of listeners.get(message.channel) ?? []) tell(message.payload);
    });
    waiting.shift()?.resolve(messages);
    if (waiting.length === 0) worker.unref();
  }

  function ask(statement: Uint8Array): Promise<Messages> {
    if (state === 'ended') return Promise.reject(death);
    const { promise, resolve, reject } = Promise.withResolvers<Messages>();
    waiting.push({ resolve, reject });
    worker.ref();
    worker.postMessage(statement);
    return promise;
  }

  return {
    waitReady: Promise.resolve(),
    execProtocolStream: ask,
    async listen(channel, tell) {
      const tellers = listeners.get(channel) ?? new Set();
      listeners.set(channel, tellers.add(tell));
      if (tellers.size === 1) await ask(protocol.serialize.query(`listen "${channel}"`));
      return async () => void tellers.delete(tell);
    },
    async close() {
      worker.ref();
      if (state === 'runs') worker.postMessage('close');
      if (state !== 'ended') state = 'closes';
      await ended;
    },
  };
}
