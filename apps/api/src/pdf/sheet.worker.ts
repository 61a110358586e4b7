import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../workers/thread.ts';
import type { PaperSheet } from './paper/paper-sheet.ts';
import type { Sheet } from './sheet.ts';

enableCompileCache();
const { renderSheet } = await import('./render-sheet.ts');

parentPort?.on('message', async (sheet: Sheet | PaperSheet) => {
  const said = await drawn(sheet);
  parentPort?.postMessage(said, 'answer' in said ? [said.answer.buffer] : []);
});

async function drawn(sheet: Sheet | PaperSheet): Promise<ThreadAnswer<Uint8Array<ArrayBuffer>>> {
  try {
    // A copy, because its memory is transferred to the other thread.
    return { answer: new Uint8Array(await renderSheet(sheet)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
