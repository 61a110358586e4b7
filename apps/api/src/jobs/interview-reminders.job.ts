import type { PgBoss } from 'pg-boss';

const queue = 'interview-reminders';

/** Every five minutes: an hour before is then an hour before. Of several processes one does it. */
export async function startInterviewRemindersJob(boss: PgBoss, remindOfInterviews: () => Promise<void>): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 3, retryDelay: 60 });
  await boss.schedule(queue, '*/5 * * * *', null, { tz: 'Europe/Madrid' });
  await boss.work(queue, { pollingIntervalSeconds: 30 }, remindOfInterviews);
}
