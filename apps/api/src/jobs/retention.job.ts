import type { PgBoss } from 'pg-boss';

const queue = 'retention';

/** Every night at 03:30 in Spain; of several processes one does it. */
export async function startRetentionJob(boss: PgBoss, applyRetention: () => Promise<void>): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 3, retryDelay: 600 });
  await boss.schedule(queue, '30 3 * * *', null, { tz: 'Europe/Madrid' });
  await boss.work(queue, { pollingIntervalSeconds: 60 }, applyRetention);
}
