import type { PgBoss } from 'pg-boss';

const queue = 'orphan-files';

/** Every night at 04:00 in Spain; of several processes one does it. */
export async function startOrphanFilesJob(boss: PgBoss, sweepOrphanFiles: () => Promise<void>): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 3, retryDelay: 600 });
  await boss.schedule(queue, '0 4 * * *', null, { tz: 'Europe/Madrid' });
  await boss.work(queue, { pollingIntervalSeconds: 60 }, sweepOrphanFiles);
}
