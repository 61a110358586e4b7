import type { ScheduledJob } from '@fonendo/domain/health/service-part';
import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

/**
 * Times are those of Spain. Each job has a queue of its own, so one that fails or takes long does not delay the others.
 */
type Schedule = { cron: string; retryLimit: number; retryDelay: number; pollingIntervalSeconds: number };

const once = { retryLimit: 3, retryDelay: 600, pollingIntervalSeconds: 60 };

/** Everything that runs on a schedule. What each job does is a use case of a feature; `app.ts` connects them. */
export const schedules = {
  retention: { ...once, cron: '30 3 * * *' },
  'orphan-files': { ...once, cron: '0 4 * * *' },
  /**
   * Of all divided tables; the audit was the first, and a queue keeps its name. Every hour: there is hardly ever
   * something to do, and an installation that is switched off at night needs it, too.
   */
  'audit-months': { ...once, cron: '10 * * * *' },
  /** Before people start looking for new offers. */
  'saved-searches': { ...once, cron: '30 7 * * *' },
  /** When people read their mail. */
  'daily-digest': { ...once, cron: '0 8 * * *' },
  'expiry-reminders': { ...once, cron: '0 8 * * *' },
  'term-reminders': { ...once, cron: '5 8 * * *' },
  'request-reminders': { ...once, cron: '0 8 * * *' },
  /** Every five minutes, so that the reminder an hour before comes about an hour before. */
  'interview-reminders': { cron: '*/5 * * * *', retryLimit: 3, retryDelay: 60, pollingIntervalSeconds: 30 },
  /** A missed minute is not repeated: the next run follows soon. */
  'gathered-mails': { cron: '* * * * *', retryLimit: 0, retryDelay: 0, pollingIntervalSeconds: 10 },
  'message-mails': { cron: '* * * * *', retryLimit: 0, retryDelay: 0, pollingIntervalSeconds: 10 },
  'inbound-mails': { cron: '* * * * *', retryLimit: 0, retryDelay: 0, pollingIntervalSeconds: 10 },
  'reconcile-payments': { cron: '* * * * *', retryLimit: 0, retryDelay: 0, pollingIntervalSeconds: 10 },
} as const satisfies Record<ScheduledJob, Schedule>;

/** The clock of the schedules. */
export const scheduleZone = 'Europe/Madrid';

export type ScheduledWork = Record<ScheduledJob, () => Promise<unknown>>;

/** With several processes, one of them runs each job. */
export async function startScheduledJobs(jobs: Jobs, work: ScheduledWork): Promise<void> {
  // Nobody asks for these but the clock.
  if (!jobs.works) return;
  for (const [queue, schedule] of Object.entries(schedules)) {
    await startScheduledJob(jobs, queue, schedule, work[queue as ScheduledJob]);
  }
}

/** Longer than the longest run of the largest installation: a job that takes longer hangs. */
const expireInSeconds = 6 * 60 * 60;

async function startScheduledJob(jobs: Jobs, queue: string, schedule: Schedule, run: () => Promise<unknown>) {
  const { cron, retryLimit, retryDelay, pollingIntervalSeconds } = schedule;
  const deadLetter = retryLimit > 0 ? deadLetters : null;
  // On the embedded database a heartbeat may have to wait for the only connection.
  await openQueue(jobs, queue, { retryLimit, retryDelay, expireInSeconds, heartbeatSeconds: 120, deadLetter });
  await jobs.boss.schedule(queue, cron, null, { tz: scheduleZone });
  await workOn(jobs, queue, { pollingIntervalSeconds }, async () => {
    await run();
  });
}
