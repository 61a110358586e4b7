import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

/** In Spain's time. Each has a queue of its own: one that fails or takes long holds up no other. */
type Schedule = { cron: string; retryLimit: number; retryDelay: number; pollingIntervalSeconds: number };

const once = { retryLimit: 3, retryDelay: 600, pollingIntervalSeconds: 60 };

/** All that runs by the clock. What each of them does is a use case of a feature; `app.ts` brings both together. */
const schedules = {
  retention: { ...once, cron: '30 3 * * *' },
  'orphan-files': { ...once, cron: '0 4 * * *' },
  /** Before people look for something new. */
  'saved-searches': { ...once, cron: '30 7 * * *' },
  /** When people read their mail. */
  'daily-digest': { ...once, cron: '0 8 * * *' },
  'expiry-reminders': { ...once, cron: '0 8 * * *' },
  'request-reminders': { ...once, cron: '0 8 * * *' },
  /** An hour before is then an hour before. */
  'interview-reminders': { cron: '*/5 * * * *', retryLimit: 3, retryDelay: 60, pollingIntervalSeconds: 30 },
  /** A missed minute needs no repetition: the next one comes. */
  'reconcile-payments': { cron: '* * * * *', retryLimit: 0, retryDelay: 0, pollingIntervalSeconds: 10 },
} as const satisfies Record<string, Schedule>;

export type ScheduledWork = Record<keyof typeof schedules, () => Promise<unknown>>;

/** Of several processes one does it. */
export async function startScheduledJobs(jobs: Jobs, work: ScheduledWork): Promise<void> {
  for (const [queue, schedule] of Object.entries(schedules)) {
    await startScheduledJob(jobs, queue, schedule, work[queue as keyof ScheduledWork]);
  }
}

/** Long enough for the largest installation's night: what takes longer is stuck. */
const expireInSeconds = 6 * 60 * 60;

async function startScheduledJob(jobs: Jobs, queue: string, schedule: Schedule, run: () => Promise<unknown>) {
  const { cron, retryLimit, retryDelay, pollingIntervalSeconds } = schedule;
  const deadLetter = retryLimit > 0 ? deadLetters : null;
  // On the embedded database a heartbeat waits for the only connection, as everybody does.
  await openQueue(jobs, queue, { retryLimit, retryDelay, expireInSeconds, heartbeatSeconds: 120, deadLetter });
  await jobs.boss.schedule(queue, cron, null, { tz: 'Europe/Madrid' });
  await workOn(jobs, queue, { pollingIntervalSeconds }, async () => {
    await run();
  });
}
