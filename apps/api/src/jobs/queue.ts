import type { JobResult, JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { describeError } from '../error-description.ts';
import type { Traces } from '../integrations/traces/traces.port.ts';

/** `works` says whether this process does jobs, or only asks for them. */
export type Jobs = {
  boss: PgBoss;
  log: Logger;
  works: boolean;
  /** Failed attempts by queue since the process started. */
  failures: Map<string, number>;
  traces: Traces | null;
};

const noJob = '00000000-0000-0000-0000-000000000000';

/** Jobs that used up their retries stay here for a week, or until an operator retries them (`npm run jobs`). */
export const deadLetters = 'dead-letters';

export async function openDeadLetters({ boss }: Jobs): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 7 * 24 * 60 * 60 });
  // Looked up here for the same reason as in `openQueue`: jobs are put back within a transaction.
  await boss.findJobs(deadLetters, { id: noJob });
}

type Settings = Required<Pick<QueueOptions, 'retryLimit' | 'expireInSeconds' | 'heartbeatSeconds'>> &
  Pick<QueueOptions, 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'deleteAfterSeconds'> & {
    /** Null where the next scheduled run makes up for a failed one. */
    deadLetter: string | null;
  };

/**
 * Creates a queue, or updates the settings of an existing one. A process that dies stops its heartbeat, so its job is
 * started again a minute or two later, however long the job may take.
 */
export async function openQueue({ boss }: Jobs, queue: string, settings: Settings): Promise<void> {
  await boss.createQueue(queue);
  // Null clears it; the library's type leaves that out.
  await boss.updateQueue(queue, settings as QueueOptions);
  // pg-boss looks a queue up at its first use. Done here, outside any transaction: within one, the embedded database
  // would wait for its only connection forever.
  await boss.findJobs(queue, { id: noJob });
}

type Pace = {
  pollingIntervalSeconds: number;
  /** How many jobs are taken at once and run in parallel. */
  batchSize?: number;
  /** How many batches run at once in this process: one that hangs does not delay the others. */
  batches?: number;
};

/**
 * The only way to work on a queue: every failure is logged and counted, and each job of a batch succeeds, fails and is
 * repeated by itself. The log never shows a job's data.
 */
export async function workOn<Data extends object>(
  jobs: Jobs,
  queue: string,
  { pollingIntervalSeconds, batchSize = 1, batches = 1 }: Pace,
  handle: (data: Data, id: string) => Promise<void>,
): Promise<void> {
  if (!jobs.works) return;
  const run = runLogged(jobs, queue, handle);
  await jobs.boss.work<Data, JobResult[], { includeMetadata: true; perJobResults: true }>(
    queue,
    {
      ...{ pollingIntervalSeconds, batchSize, localConcurrency: batches },
      ...{ burstWhenBatchFull: true, includeMetadata: true, perJobResults: true },
    },
    (batch) => Promise.all(batch.map((job) => run(job, batch.length))),
  );
}

function runLogged<Data extends object>(
  { boss, log, failures: counts, traces }: Jobs,
  queue: string,
  handle: Handle<Data>,
) {
  counts.set(queue, 0);
  const countFailure = () => {
    const failures = (counts.get(queue) ?? 0) + 1;
    counts.set(queue, failures);
    return failures;
  };
  return async (job: JobWithMetadata<Data>, jobsInBatch: number): Promise<JobResult> => {
    const { id, retryCount, retryLimit } = job;
    const attempt = retryCount + 1;
    const lost = lostAttempt(job);
    if (lost) {
      const failures = countFailure();
      log.warn({ queue, jobId: id, attempt: retryCount, failures, reason: lost }, 'job broken off, taken up again');
    }
    try {
      if (traces) await traces.job(queue, () => handle(job.data, id));
      else await handle(job.data, id);
    } catch (error) {
      const failure = { queue, jobId: id, attempt, failures: countFailure(), err: error };
      if (attempt > retryLimit) log.error(failure, 'job failed, given up');
      else log.warn(failure, 'job failed, will be tried again');
      return { id, status: 'failed', output: { ...describeError(error), logged: true } };
    }
    // Completed at once and not with the rest of its batch: a crash until then would repeat it.
    if (jobsInBatch > 1) await boss.complete(queue, job).catch(() => undefined);
    return { id, status: 'completed' };
  };
}

type Handle<Data> = (data: Data, id: string) => Promise<void>;

/** Why the previous attempt ended if no process was left to log it: a crash, or a timeout. */
function lostAttempt({ retryCount, output }: Pick<JobWithMetadata, 'retryCount' | 'output'>): string | null {
  if (retryCount === 0) return null;
  if ((output as { logged?: boolean } | null)?.logged) return null;
  return reasonOf(output);
}

/** Our own output where the job failed, that of pg-boss where its process died or it timed out. */
export function reasonOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  return String(message ?? value?.message ?? 'unknown');
}
