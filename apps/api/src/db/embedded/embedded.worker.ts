import { parentPort, workerData } from 'node:worker_threads';
import { openEmbedded } from './embedded-database.ts';
import type { Question, Said } from './embedded-thread.ts';

/** Runs statements one after the other, as the wire protocol has them, and knows nothing of what they mean. */
const { folder } = workerData as { folder: string };
const say = (said: Said) => parentPort?.postMessage(said, said instanceof Uint8Array ? [said.buffer] : []);

try {
  const database = await openEmbedded(folder);
  parentPort?.on('message', async (question: Question) => {
    if (question !== 'close') return say(await answer(question));
    await database.close();
    parentPort?.close();
  });
  say('ready');

  async function answer(statement: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    // Copied, because it is the database's own memory that it shows.
    await database.execProtocolRawStream(statement, { onRawData: (part) => void parts.push(part.slice()) });
    // Of its own memory, which is handed over to the other thread.
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let written = 0;
    for (const part of parts) {
      whole.set(part, written);
      written += part.length;
    }
    return whole;
  }
} catch (error) {
  say({ failure: error instanceof Error ? error.message : String(error) });
}
