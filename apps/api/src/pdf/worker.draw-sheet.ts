import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { threadFile } from '../source-folder.ts';
import { createFairQueue, type QueueLimits } from '../workers/fair-queue.ts';
import { createThread, type ThreadLimits } from '../workers/thread.ts';
import type { DrawSheet } from './draw-sheet.port.ts';
import { createDrawnSheets } from './drawn-sheets.ts';
import type { PaperSheet } from './paper/paper-sheet.ts';
import type { Sheet } from './sheet.ts';

type DrawingLimits = { thread: ThreadLimits; queue: QueueLimits; kept: { maxBytes: number; keepMs: number } };

export const drawingLimits: DrawingLimits = {
  // The longest CV takes a second; a busy machine and the start of the thread add to it.
  thread: { timeoutMs: 20_000, heapMb: 192, idleMs: 60_000 },
  queue: {
    // With two cores the other one answers requests.
    running: availableParallelism() > 2 ? 2 : 1,
    waitingPerPerson: 10,
    waiting: 200,
  },
  kept: { maxBytes: 16 * 1024 * 1024, keepMs: 10 * 60_000 },
};

const workerFile = pathToFileURL(threadFile('pdf/sheet.worker.ts'));

/** Draws in threads; recently drawn PDFs come from a cache. */
export function createSheetDrawer(
  { thread, queue: queueLimits, kept }: DrawingLimits = drawingLimits,
  file = workerFile,
): { drawSheet: DrawSheet; close: () => Promise<void> } {
  const queue = createFairQueue(queueLimits);
  const drawn = createDrawnSheets(kept);
  const threads = Array.from({ length: queueLimits.running }, () =>
    createThread<Sheet | PaperSheet, Uint8Array<ArrayBuffer>>(file, thread),
  );
  const free = [...threads];

  async function drawInThread(sheet: Sheet | PaperSheet): Promise<Uint8Array<ArrayBuffer>> {
    // The last one used is the most likely to be running.
    const taken = free.pop();
    if (!taken) throw new Error('more sheets are drawn at once than there are threads');
    try {
      return await taken.ask(sheet);
    } finally {
      free.push(taken);
    }
  }

  return {
    async drawSheet(sheet, asker) {
      const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64');
      const known = drawn.get(key);
      if (known) return known;
      return queue.run(asker, async () => {
        // It may have been drawn for somebody else meanwhile.
        const meanwhile = drawn.get(key);
        if (meanwhile) return meanwhile;
        const bytes = await drawInThread(sheet);
        drawn.set(key, bytes);
        return bytes;
      });
    },

    close: async () => {
      await Promise.all(threads.map((one) => one.close()));
    },
  };
}
