import type { PgBoss } from 'pg-boss';

const queue = 'saved-searches';

/** Every morning at 07:30 in Spain, before people look for something new; of several processes one does it. */
export async function startSavedSearchesJob(boss: PgBoss, mailNewOffers: () => Promise<void>): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 3, retryDelay: 600 });
  await boss.schedule(queue, '30 7 * * *', null, { tz: 'Europe/Madrid' });
  await boss.work(queue, { pollingIntervalSeconds: 60 }, mailNewOffers);
}
