import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Sample } from './metric-list.ts';

export type GatherSamples = () => Promise<Sample[]>;

/** What the processes and their supervisor (scripts/supervise/share-metrics.ts) say to each other. */
export type MetricsMessage =
  | { metrics: 'ask'; id: string }
  | { metrics: 'measure'; id: string }
  | { metrics: 'measured'; id: string; samples: Sample[] }
  | { metrics: 'answer'; id: string; processes: { process: string; samples: Sample[] }[] };

export const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Longer than the supervisor waits for a process that hangs. */
const answerWithinMs = 3_000;

/**
 * Of several processes behind one port, a question reaches one, another one each time: alone, its numbers would jump.
 * So it asks for those of all the others, each under the name of its process (docs/decisions/0090).
 */
export function gatherSamples(role: string, measure: () => Sample[]): GatherSamples {
  const own = async () => named(role, measure());
  if (!cluster.isWorker) return own;
  const asked = new Map<string, (samples: Sample[]) => void>();
  process.on('message', (message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === 'measure') send({ metrics: 'measured', id: message.id, samples: measure() });
    else if (message.metrics === 'answer') {
      asked.get(message.id)?.(message.processes.flatMap(({ process: name, samples }) => named(name, samples)));
    }
  });
  return () => {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<Sample[]>();
    asked.set(id, resolve);
    // The supervisor is busy or gone: the figures of one process are better than none.
    const late = setTimeout(() => resolve(own()), answerWithinMs);
    if (!send({ metrics: 'ask', id })) resolve(own());
    return promise.finally(() => {
      clearTimeout(late);
      asked.delete(id);
    });
  };
}

/** False where the line is closed: this process is about to end. */
function send(message: MetricsMessage): boolean {
  if (!process.connected || !process.send) return false;
  // An error is told to this function and not thrown: the question then goes unanswered.
  process.send(message, undefined, undefined, () => undefined);
  return true;
}

const named = (name: string, samples: readonly Sample[]): Sample[] =>
  samples.map((sample) => ({ ...sample, labels: { process: name, ...sample.labels } }));
