import { hash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { threadFile } from '../../source-folder.ts';
import { TooManyWaitingError } from '../../work-errors.ts';
import { createFairQueue } from '../../workers/fair-queue.ts';
import { createThread, type ThreadLimits } from '../../workers/thread.ts';
import { createDrawnSheets } from '../drawn-sheets.ts';
import type { DrawPicture, OfferPicture } from './draw-picture.port.ts';

type PictureLimits = {
  thread: ThreadLimits;
  waiting: number;
  /** How many are drawn in a minute at most, for all callers together. */
  perMinute: number;
  kept: { maxBytes: number; keepMs: number };
};

export const pictureLimits: PictureLimits = {
  thread: { timeoutMs: 10_000, heapMb: 96, idleMs: 60_000 },
  waiting: 40,
  // Anybody may ask for any of them: at some 40 ms each, a twelfth of one core.
  perMinute: 120,
  // Some sixty pictures. They say nothing that is not public, but not longer than the hour in which links are passed on.
  kept: { maxBytes: 4 * 1024 * 1024, keepMs: 60 * 60_000 },
};

const workerFile = pathToFileURL(threadFile('pdf/picture/picture.worker.ts'));
const minuteMs = 60_000;

/** Draws in one thread, one after the other; what was drawn lately comes from memory. */
export function createPictureDrawer(
  limits: PictureLimits = pictureLimits,
  now = () => performance.now(),
): { drawPicture: DrawPicture; close: () => Promise<void> } {
  const queue = createFairQueue({ running: 1, waitingPerPerson: limits.waiting, waiting: limits.waiting });
  const drawn = createDrawnSheets(limits.kept, now);
  const thread = createThread<OfferPicture, Uint8Array<ArrayBuffer>>(workerFile, limits.thread);
  let minute = { since: now(), drawn: 0 };

  function refuseIfTooMany(): void {
    if (now() - minute.since >= minuteMs) minute = { since: now(), drawn: 0 };
    if (minute.drawn >= limits.perMinute) throw new TooManyWaitingError('everybody');
    minute.drawn += 1;
  }

  return {
    async drawPicture(picture, signal) {
      const key = hash('sha256', JSON.stringify(picture), 'base64');
      const known = drawn.get(key);
      if (known) return known;
      return queue.run({ person: 'anybody', signal }, async () => {
        // It may have been drawn for somebody else meanwhile.
        const meanwhile = drawn.get(key);
        if (meanwhile) return meanwhile;
        refuseIfTooMany();
        const bytes = await thread.ask(picture);
        drawn.set(key, bytes);
        return bytes;
      });
    },

    close: () => thread.close(),
  };
}
