import type { Worker } from 'node:cluster';
import { isMetricsMessage, type MetricsMessage } from '../../apps/api/src/features/health/metrics/gather-samples.ts';

type Measured = Extract<MetricsMessage, { metrics: 'answer' }>['processes'];

/** A process that is busy for longer is missing in this answer; it is back in the next one. */
const measureWithinMs = 1_500;

/**
 * The processes know nothing of each other: whichever is asked for metrics asks here, and gets what all of them measure,
 * each under its name. A process that is started again keeps the name of the one before.
 */
export function shareMetrics(): { add: (name: string, worker: Worker) => void } {
  const workers = new Map<Worker, string>();
  const open = new Map<string, { asker: Worker; left: Set<Worker>; measured: Measured }>();

  function gather(asker: Worker, id: string): void {
    const asked = { asker, left: new Set(workers.keys()), measured: [] };
    open.set(id, asked);
    for (const worker of asked.left) send(worker, { metrics: 'measure', id });
    setTimeout(() => finish(id), measureWithinMs).unref();
  }

  function finish(id: string): void {
    const asked = open.get(id);
    if (!open.delete(id) || !asked) return;
    send(asked.asker, { metrics: 'answer', id, processes: asked.measured });
  }

  return {
    add(name, worker) {
      workers.set(worker, name);
      worker.once('exit', () => workers.delete(worker));
      worker.on('message', (message: unknown) => {
        if (!isMetricsMessage(message)) return;
        if (message.metrics === 'ask') gather(worker, message.id);
        if (message.metrics !== 'measured') return;
        const asked = open.get(message.id);
        if (!asked?.left.delete(worker)) return;
        asked.measured.push({ process: name, samples: message.samples });
        if (asked.left.size === 0) finish(message.id);
      });
    },
  };
}

/** One that has just ended gets nothing, and nobody minds. */
const send = (worker: Worker, message: MetricsMessage): void => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};
