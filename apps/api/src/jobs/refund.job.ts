import type { Queryable } from '../db/database.ts';
import { jobDatabase } from '../db/job-database.ts';
import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

const queue = 'refund';

/** Money is owed until it is given back: days of trying, at growing distances. */
const settings = {
  ...{ retryLimit: 100, retryDelay: 30, retryBackoff: true, retryDelayMax: 60 * 60 },
  ...{ expireInSeconds: 120, heartbeatSeconds: 60, deadLetter: deadLetters },
} as const;

/** Answers with the way to ask for a refund within the transaction that found out about it. */
export async function createRefundQueue(jobs: Jobs) {
  await openQueue(jobs, queue, settings);
  return async (tx: Queryable, paymentId: string): Promise<void> => {
    await jobs.boss.send(queue, { paymentId }, { db: jobDatabase(tx) });
  };
}

export const startRefundJob = (jobs: Jobs, refund: (paymentId: string) => Promise<void>): Promise<void> =>
  workOn<{ paymentId: string }>(jobs, queue, { pollingIntervalSeconds: 5 }, ({ paymentId }) => refund(paymentId));
