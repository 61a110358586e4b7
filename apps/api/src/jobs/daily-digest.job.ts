import type { PgBoss } from 'pg-boss';

const queue = 'daily-digest';

/** Every morning at 08:00 in Spain; of several processes one does it. */
export async function startDailyDigestJob(boss: PgBoss, sendDigests: () => Promise<void>): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 3, retryDelay: 600 });
  await boss.schedule(queue, '0 8 * * *', null, { tz: 'Europe/Madrid' });
  await boss.work(queue, { pollingIntervalSeconds: 60 }, sendDigests);
}
