import type { JobResult, JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { describeError } from '../error-description.ts';

export type Jobs = { boss: PgBoss; log: Logger };

/** Where jobs wait that used up their retries, until an operator retries them (`npm run jobs`) or a week has passed. */
export const deadLetters = 'dead-letters';

export async function openDeadLetters({ boss }: Jobs): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 7 * 24 * 60 * 60 });
}

type Settings = Required<Pick<QueueOptions, 'retryLimit' | 'expireInSeconds' | 'heartbeatSeconds'>> &
  Pick<QueueOptions, 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'deleteAfterSeconds'> & {
    /** Null where the next run does what this one could not. */
    deadLetter: string | null;
  };

/**
 * Makes a queue, or gives one of an earlier version its present settings. A process that dies stops its heartbeat:
 * what it was doing is taken up again a minute or two later, however long the job itself may take.
 */
export async function openQueue({ boss }: Jobs, queue: string, settings: Settings): Promise<void> {
  await boss.createQueue(queue);
  // Null clears it; the library's type leaves that out.
  await boss.updateQueue(queue, settings as QueueOptions);
  // pg-boss looks a queue up at its first use. Done now, outside any transaction: within one, the embedded
  // database's only connection would wait for itself.
  await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' });
}

type Pace = {
  pollingIntervalSeconds: number;
  /** How many are taken at once, and done side by side. */
  batchSize?: number;
  /** How many batches may run at once in this process: one that hangs does not hold up the others. */
  batches?: number;
};

/**
 * The only way to work on a queue: every failure is logged and counted, and each job of a batch succeeds, fails and
 * is repeated by itself. The log never shows what a job carries.
 */
export async function workOn<Data extends object>(
  jobs: Jobs,
  queue: string,
  { pollingIntervalSeconds, batchSize = 1, batches = 1 }: Pace,
  handle: (data: Data, id: string) => Promise<void>,
): Promise<void> {
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

function runLogged<Data extends object>({ boss, log }: Jobs, queue: string, handle: Handle<Data>) {
  let failures = 0;
  return async (job: JobWithMetadata<Data>, jobsInBatch: number): Promise<JobResult> => {
    const { id, retryCount, retryLimit } = job;
    const attempt = retryCount + 1;
    const lost = lostAttempt(job);
    if (lost) {
      failures += 1;
      log.warn({ queue, jobId: id, attempt: retryCount, failures, reason: lost }, 'job broken off, taken up again');
    }
    try {
      await handle(job.data, id);
    } catch (error) {
      failures += 1;
      const failure = { queue, jobId: id, attempt, failures, err: error };
      if (attempt > retryLimit) log.error(failure, 'job failed, given up');
      else log.warn(failure, 'job failed, will be tried again');
      return { id, status: 'failed', output: { ...describeError(error), logged: true } };
    }
    // Not with the rest of its batch: until then a crash would repeat what is already done.
    if (jobsInBatch > 1) await boss.complete(queue, job).catch(() => undefined);
    return { id, status: 'completed' };
  };
}

type Handle<Data> = (data: Data, id: string) => Promise<void>;

/** Why the attempt before this one ended, where nobody was left to log it: a crash, or more time than allowed. */
function lostAttempt({ retryCount, output }: Pick<JobWithMetadata, 'retryCount' | 'output'>): string | null {
  if (retryCount === 0) return null;
  if ((output as { logged?: boolean } | null)?.logged) return null;
  return reasonOf(output);
}

/** Ours where a job failed, pg-boss's own where its process died or it took too long. */
export function reasonOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  return String(message ?? value?.message ?? 'unknown');
}
