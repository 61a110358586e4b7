import { queuedMailStates } from '@fonendo/domain/health/queued-mail';
import { scheduledJobs, serviceParts, workQueues } from '@fonendo/domain/health/service-part';
import { z } from 'zod';

const moment = z.iso.datetime();

/** The last one that ended. */
const runSchema = z.object({
  at: moment,
  seconds: z.number().nonnegative(),
  /** Why it failed; null where it did not. */
  failure: z.string().nullable(),
});

const givenUp = {
  /** Jobs without another attempt, until somebody puts them back. */
  givenUp: z.int().nonnegative(),
  /** Why the last one of those failed. */
  reason: z.string().nullable(),
};

const jobSchema = z.object({
  job: z.enum(scheduledJobs),
  isRunning: z.boolean(),
  lastRun: runSchema.nullable(),
  nextRun: moment.nullable(),
  ...givenUp,
});

const queueSchema = z.object({
  queue: z.enum(workQueues),
  waiting: z.int().nonnegative(),
  later: z.int().nonnegative(),
  running: z.int().nonnegative(),
  /** Of the oldest one that is not done. */
  ageSeconds: z.number().nonnegative().nullable(),
  ...givenUp,
});

/** Everything about the installation but its mails. */
export const serviceStateSchema = z
  .object({
    status: z.enum(['ready', 'degraded', 'unavailable']),
    parts: z.array(z.object({ part: z.enum(serviceParts), state: z.enum(['ok', 'failed', 'off']) })),
    jobs: z.array(jobSchema),
    queues: z.array(queueSchema),
    /** Of how many people mail servers say that nothing reaches them. */
    undeliverable: z.int().nonnegative(),
    /** Null while they are still counted: a large bucket takes its time. */
    storage: z.object({ files: z.int().nonnegative(), bytes: z.number().nonnegative(), countedAt: moment }).nullable(),
    storageKind: z.enum(['folder', 'bucket']),
    database: z.object({ bytes: z.number().nonnegative(), kind: z.enum(['embedded', 'server']) }),
    versions: z.object({
      app: z.string(),
      /** Null where it is not known from which commit this was made. */
      commit: z.string().nullable(),
      node: z.string(),
      postgres: z.string(),
      migrations: z.object({ applied: z.int().nonnegative(), known: z.int().nonnegative() }),
    }),
  })
  .meta({ id: 'ServiceState' });

export type ServiceState = z.infer<typeof serviceStateSchema>;

const queuedMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  /** Null for urgent ones: they may hold what opens an account, and their subject says what for. */
  subject: z.string().nullable(),
  urgent: z.boolean(),
  state: z.enum(queuedMailStates),
  createdAt: moment,
  /** When the next attempt is; null where there is none. */
  nextAt: moment.nullable(),
  attempts: z.int().nonnegative(),
  /** Of the last attempt. */
  reason: z.string().nullable(),
  can: z.object({ retry: z.boolean(), cancel: z.boolean() }),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** Those that failed first, then the oldest; no more than a page of them, with how many there are. */
export const queuedMailsSchema = z
  .object({ items: z.array(queuedMailSchema), total: z.int().nonnegative() })
  .meta({ id: 'QueuedMails' });

export type QueuedMails = z.infer<typeof queuedMailsSchema>;
