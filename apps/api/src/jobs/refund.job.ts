import type { Queryable } from '../db/database.ts';
import { jobDatabase } from '../db/job-database.ts';
import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

const queue = 'refund';

/** The money is owed until it is refunded: retries go on for days, at growing intervals. */
const settings = {
  ...{ retryLimit: 100, retryDelay: 30, retryBackoff: true, retryDelayMax: 60 * 60 },
  ...{ expireInSeconds: 120, heartbeatSeconds: 60, deadLetter: deadLetters },
} as const;

/** Returns the function that requests a refund within the caller's transaction. */
export async function createRefundQueue(jobs: Jobs) {
  await openQueue(jobs, queue, settings);
  return async (tx: Queryable, paymentId: string): Promise<void> => {
    await jobs.boss.send(queue, { paymentId }, { db: jobDatabase(tx) });
  };
}

export const startRefundJob = (jobs: Jobs, refund: (paymentId: string) => Promise<void>): Promise<void> =>
  workOn<{ paymentId: string }>(jobs, queue, { pollingIntervalSeconds: 5 }, ({ paymentId }) => refund(paymentId));
