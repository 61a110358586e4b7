import type { PgBoss } from 'pg-boss';

const queue = 'reconcile-payments';

/** Every minute; of several processes one does it. A missed minute needs no repetition: the next one comes. */
export async function startReconciliationJob(boss: PgBoss, reconcile: () => Promise<void>): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 0, expireInSeconds: 300 });
  await boss.schedule(queue, '* * * * *');
  await boss.work(queue, { pollingIntervalSeconds: 10 }, reconcile);
}
