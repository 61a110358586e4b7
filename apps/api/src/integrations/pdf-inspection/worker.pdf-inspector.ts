import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../source-folder.ts';
import { AskerLeftError } from '../../work-errors.ts';
import { createFairQueue, type QueueLimits } from '../../workers/fair-queue.ts';
import type { InspectPdf, PdfVerdict } from './pdf-inspector.port.ts';

export type InspectionLimits = {
  /** A normal file of 5 MB takes a second or two, also on a busy machine. */
  timeoutMs: number;
  heapMb: number;
  /** Memory outside the heap: the file itself and what is unpacked from it. */
  externalMb: number;
};

const defaultLimits: InspectionLimits = { timeoutMs: 15_000, heapMb: 64, externalMb: 64 };

const defaultQueue: QueueLimits = {
  // Beside somebody's slow file there is a place for everybody else's.
  running: Math.min(2, availableParallelism()),
  // A doctor may drop all documents of a petition at once.
  waitingPerPerson: 12,
  waiting: 200,
};

const workerFile = threadFile('integrations/pdf-inspection/pdf-inspection.worker.ts');
const lookEveryMs = 50;
const megabyte = 1024 * 1024;

/**
 * Inspects each file in a thread of its own with limits on time and memory, so that no file can harm the process; only
 * a few at a time, so that many uploads do not need more memory. A file that exceeds a limit is refused.
 */
export function createWorkerPdfInspector(limits = defaultLimits, queueLimits = defaultQueue): InspectPdf {
  const queue = createFairQueue(queueLimits);
  return (path, asker) => queue.run(asker, () => inspectInWorker(path, limits, asker.signal));
}

async function inspectInWorker(
  path: string,
  { timeoutMs, heapMb, externalMb }: InspectionLimits,
  left: AbortSignal | undefined,
): Promise<PdfVerdict> {
  const worker = new Worker(workerFile, {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    // Output of libraries about malformed files is discarded.
    stdout: true,
    stderr: true,
  });
  const done = new AbortController();
  try {
    return await Promise.race([
      verdictOf(worker),
      overLimit(worker, timeoutMs, externalMb, done.signal),
      leaving(left, done.signal),
    ]);
  } finally {
    done.abort();
    await worker.terminate();
  }
}

/** If the sender leaves, the place goes to the next one. */
function leaving(left: AbortSignal | undefined, done: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (left?.aborted) reject(new AskerLeftError());
    left?.addEventListener('abort', () => reject(new AskerLeftError()), { once: true, signal: done });
  });
}

/** A thread that dies (out of memory, stack overflow) is a verdict, too. */
function verdictOf(worker: Worker): Promise<PdfVerdict> {
  return new Promise((resolve, reject) => {
    worker.once('message', (verdict: PdfVerdict) => resolve(verdict));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError) resolve('tooDemanding');
      else reject(error);
    });
  });
}

/** The limits of a thread cover only its heap; unpacked data are outside it, so they are measured here. */
async function overLimit(
  worker: Worker,
  timeoutMs: number,
  externalMb: number,
  done: AbortSignal,
): Promise<PdfVerdict> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    await sleep(lookEveryMs, undefined, { signal: done }).catch(() => undefined);
    if (done.aborted || performance.now() > deadline) return 'tooDemanding';
    if ((await externalBytes(worker)) > externalMb * megabyte) return 'tooDemanding';
  }
}

/** A thread that has just ended has nothing to measure: its verdict is on the way. */
async function externalBytes(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return 0;
    throw error;
  }
}
