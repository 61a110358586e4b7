import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../../workers/thread.ts';
import type { OfferPicture } from './draw-picture.port.ts';

enableCompileCache();
const { layOutPicture } = await import('./lay-out-picture.ts');

parentPort?.on('message', (picture: OfferPicture) => {
  const said = drawn(picture);
  parentPort?.postMessage(said, 'answer' in said ? [said.answer.buffer] : []);
});

function drawn(picture: OfferPicture): ThreadAnswer<Uint8Array<ArrayBuffer>> {
  try {
    // A copy, because its memory is transferred to the other thread.
    return { answer: new Uint8Array(layOutPicture(picture)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
