import type { PgBoss } from 'pg-boss';
import type { Queryable } from '../db/database.ts';
import { jobDatabase } from '../db/job-database.ts';

const queue = 'refund';

/** Money is owed until it is given back: days of trying, at growing distances. */
const options = { retryLimit: 100, retryDelay: 30, retryBackoff: true, retryDelayMax: 60 * 60, expireInSeconds: 120 };

/** Answers with the way to ask for a refund within the transaction that found out about it. */
export async function createRefundQueue(boss: PgBoss) {
  await boss.createQueue(queue, options);
  // Looked up outside any transaction, as for mails.
  await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' });
  return async (tx: Queryable, paymentId: string): Promise<void> => {
    await boss.send(queue, { paymentId }, { db: jobDatabase(tx) });
  };
}

export async function startRefundJob(boss: PgBoss, refund: (paymentId: string) => Promise<void>): Promise<void> {
  await boss.work<{ paymentId: string }>(queue, { pollingIntervalSeconds: 5, batchSize: 1 }, async (jobs) => {
    for (const { data } of jobs) await refund(data.paymentId);
  });
}
