import type { QueuedMailState } from '@fonendo/domain/health/queued-mail';
import type { ScheduledJob } from '@fonendo/domain/health/service-part';
import type { Transaction } from '../../../db/database.ts';
import type { QueueState } from '../metrics/queues.repository.ts';

/** What administrators see of a mail: never its text, which may hold codes and links. */
export type QueuedMailRow = {
  id: string;
  to: string;
  subject: string;
  urgent: boolean;
  state: QueuedMailState;
  createdAt: Date;
  nextAt: Date | null;
  attempts: number;
  reason: string | null;
};

export type LastRun = { job: string; startedAt: Date; endedAt: Date; failure: string | null };

export type GivenUp = { queue: string; count: number; reason: string };

/** The queues as an administrator looks at them and changes them. */
export type ServiceQueues = {
  readQueues(): Promise<QueueState[]>;
  readLastRuns(): Promise<LastRun[]>;
  readGivenUp(): Promise<GivenUp[]>;
  nextRunOf(job: ScheduledJob, after: Date): Date | null;
  listMails(limit: number): Promise<{ rows: QueuedMailRow[]; total: number }>;
  /** Nobody sends it, retries it or cancels it until the transaction ends. Null where it is gone. */
  lockMail(tx: Transaction, id: string): Promise<QueuedMailRow | null>;
  /** Lets it leave now: another attempt at once, or all attempts again where it had been given up. */
  hastenMail(tx: Transaction, mail: QueuedMailRow): Promise<void>;
  removeMail(tx: Transaction, mail: QueuedMailRow): Promise<void>;
};
