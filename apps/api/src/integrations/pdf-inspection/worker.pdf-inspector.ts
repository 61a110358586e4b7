import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createQueue } from './one-at-a-time.ts';
import type { InspectPdf, PdfVerdict } from './pdf-inspector.port.ts';

export type InspectionLimits = {
  /** An honest file of 5 MB takes a second or two, also on a busy machine. */
  timeoutMs: number;
  heapMb: number;
  /** What lies outside the heap: the file itself and whatever is unpacked from it. */
  externalMb: number;
};

const defaultLimits: InspectionLimits = { timeoutMs: 20_000, heapMb: 64, externalMb: 64 };

const lookEveryMs = 50;
const megabyte = 1024 * 1024;

/**
 * Inspects in a thread of its own with limits on time and memory, so that no file can hurt the process; one file
 * at a time, so that many uploads at once need the memory of one. What goes over a limit counts as damaged.
 */
export function createWorkerPdfInspector(limits: InspectionLimits = defaultLimits): InspectPdf {
  const oneAtATime = createQueue();
  return (path) => oneAtATime(() => inspectInWorker(path, limits));
}

async function inspectInWorker(path: string, { timeoutMs, heapMb, externalMb }: InspectionLimits): Promise<PdfVerdict> {
  const worker = new Worker(new URL('./pdf-inspection.worker.ts', import.meta.url), {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    // What a library says about a strange file belongs to nobody's terminal.
    stdout: true,
    stderr: true,
  });
  const done = new AbortController();
  try {
    return await Promise.race([verdictOf(worker), overLimit(worker, timeoutMs, externalMb, done.signal)]);
  } finally {
    done.abort();
    await worker.terminate();
  }
}

/** A thread that dies of the file (out of memory, stack overflow) has given its verdict, too. */
function verdictOf(worker: Worker): Promise<PdfVerdict> {
  return new Promise((resolve, reject) => {
    worker.once('message', (verdict: PdfVerdict) => resolve(verdict));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError) resolve('damaged');
      else reject(error);
    });
  });
}

/** The thread's own limits know only its heap; what is unpacked lies outside, so somebody has to look. */
async function overLimit(
  worker: Worker,
  timeoutMs: number,
  externalMb: number,
  done: AbortSignal,
): Promise<PdfVerdict> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    await sleep(lookEveryMs, undefined, { signal: done }).catch(() => undefined);
    if (done.aborted || performance.now() > deadline) return 'damaged';
    if ((await externalBytes(worker)) > externalMb * megabyte) return 'damaged';
  }
}

/** A thread that has just ended has nothing left to count: its verdict is on the way. */
async function externalBytes(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return 0;
    throw error;
  }
}
