import type { Database } from '../../db/database.ts';
import { mailQueue, urgentMailQueue } from '../../jobs/mail.job.ts';
import { deadLetters } from '../../jobs/queue.ts';
import type { Checks } from './checks.ts';
import { type QueueState, readQueues } from './metrics/queues.repository.ts';

/** Mails and jobs are taken within seconds, or a minute: after this time something is wrong. */
const delayedAfterSeconds = 10 * 60;

/** Everybody may ask whether the service is well, as often as they like: the queues are counted once in this time. */
const countedForMs = 10_000;

/** What is late while every part answers: jobs that no process takes, mails that do not leave. */
export function delayChecks({ db, now }: { db: Database; now: () => Date }): Checks {
  let counted: { at: number; queues: Promise<QueueState[]> } | undefined;
  const queuesNow = () => {
    const at = now().getTime();
    if (!counted || at - counted.at >= countedForMs) counted = { at, queues: readQueues(db) };
    return counted.queues;
  };
  return {
    async jobs() {
      const queues = (await queuesNow()).filter(({ queue }) => queue !== deadLetters);
      if (queues.some(({ waitSeconds }) => isDelayed(waitSeconds))) throw new Error('nobody takes the jobs');
    },
    async mail() {
      const mails = (await queuesNow()).filter(({ queue }) => queue === mailQueue || queue === urgentMailQueue);
      if (mails.some(({ ageSeconds }) => isDelayed(ageSeconds))) throw new Error('mails do not leave');
    },
  };
}

const isDelayed = (seconds: number | null) => seconds !== null && seconds > delayedAfterSeconds;
