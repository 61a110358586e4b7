import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startupErrorExitCode } from '../../apps/api/src/startup-error.ts';
import { defaultPatience, exitCodeOf, type Patience, stopSignals, waitAfter, waysToEnd } from './one-process.ts';
import { shareMetrics } from './share-metrics.ts';

type Crew = {
  /** How many processes answer behind the one port. */
  web: number;
  /** Whether jobs have one more of their own. */
  jobs?: boolean;
  environment?: Record<string, string>;
  /** Told once, when the first of them answers. */
  onReady?: (port: number) => void;
  patience?: Patience;
  /** Longer than a process gives itself; one that is not done by then is killed. */
  endWithinMs?: number;
};

/**
 * Runs a program in several processes behind one port, and one process for the jobs beside them. The first one starts
 * alone: it brings the database up to date, and if it is refused, the reason is said once. A process that ends without
 * being told to is replaced. Resolves with the exit code for this process.
 */
export async function superviseAll(
  program: string,
  { web, jobs = true, environment = {}, onReady, patience = defaultPatience, endWithinMs = 25_000 }: Crew,
): Promise<number> {
  // Not with the options of this process.
  cluster.setupPrimary({ exec: program, execArgv: [] });
  const stopping = new AbortController();
  const running = new Set<Worker>();
  /** Those that answer. */
  const answering = new Set<Worker>();
  const ready = Promise.withResolvers<void>();
  let hasAnswered = false;

  function stop(signal: NodeJS.Signals): void {
    for (const worker of running) worker.process.kill(signal);
    if (stopping.signal.aborted) return;
    stopping.abort();
    ready.resolve();
    const late = setTimeout(() => {
      for (const worker of running) worker.process.kill('SIGKILL');
    }, endWithinMs);
    late.unref();
  }
  for (const signal of stopSignals) process.on(signal, () => stop(signal));

  const metrics = shareMetrics();

  function start(role: 'web' | 'jobs', name: string): Worker {
    const worker = cluster.fork({ ...environment, PROCESS_ROLE: role });
    running.add(worker);
    metrics.add(name, worker);
    worker.once('listening', ({ port }: { port: number }) => {
      answering.add(worker);
      if (hasAnswered) return;
      hasAnswered = true;
      onReady?.(port);
      ready.resolve();
    });
    return worker;
  }

  /** Starts it again whenever it ends, until all are to stop. The answer is its last exit code. */
  async function keep(role: 'web' | 'jobs', name: string = role): Promise<number> {
    for (let crashes = 1; ; crashes += 1) {
      const started = performance.now();
      const worker = start(role, name);
      const [code, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
      running.delete(worker);
      answering.delete(worker);
      const exitCode = exitCodeOf(code, signal);
      // Told to before it could hear: that is an end as wanted.
      if (stopping.signal.aborted) return stopSignals.some((one) => one === signal) ? 0 : exitCode;
      // Nothing has ever answered: what was refused would be refused again.
      if (!hasAnswered && code === startupErrorExitCode) return end(exitCode);

      if (performance.now() - started > patience.soundAfterMs) crashes = 1;
      const who = `A process of Fonendo (${role})`;
      const how = waysToEnd(code, signal);
      // While others answer, one that does not start is tried for as long as it takes.
      if (crashes >= patience.crashesInARow && answering.size === 0 && role === 'web') {
        console.error(
          `${who} crashed ${crashes} times in a row, the last time with ${how}. It is not started again: the log says why.`,
        );
        return end(1);
      }
      const waitMs = waitAfter(crashes, patience);
      console.error(`${who} ended (${how}). Starting it again in ${waitMs / 1000} s.`);
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return hasAnswered ? 0 : exitCode;
    }
  }

  function end(exitCode: number): number {
    stop('SIGTERM');
    return exitCode;
  }

  const first = keep('web', 'web-1');
  await ready.promise;
  if (stopping.signal.aborted) return first;
  const others = Array.from({ length: web - 1 }, (_, at) => keep('web', `web-${at + 2}`));
  return Math.max(...(await Promise.all([first, ...others, ...(jobs ? [keep('jobs')] : [])])));
}
