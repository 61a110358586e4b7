import { undoMs } from '@fonendo/domain/notifications/undo';
import { jobDatabase } from '../db/job-database.ts';
import type { Mail, MailTransport, SendMail } from '../integrations/mail/mail.port.ts';
import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

/** Two transports with connections of their own: an urgent mail leaves at once, however many others wait or hang. */
type Transports = { urgent: MailTransport; others: MailTransport };

export const urgentMailQueue = 'urgent-mail';
export const mailQueue = 'mail';

/**
 * About two days of retries before a mail is given up. A sent mail, with its codes and links, is deleted after an hour.
 */
const settings = {
  retryLimit: 20,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  // Longer than the transport waits for a slow server; otherwise the mail would be sent twice.
  expireInSeconds: 30 * 60,
  deleteAfterSeconds: 60 * 60,
  deadLetter: deadLetters,
} as const;

/**
 * Delivers mails from their queues; returns the function that enqueues them. `isTold` says whether a notification is
 * still there.
 */
export async function startMailJob(
  jobs: Jobs,
  { urgent, others }: Transports,
  isTold: (notificationId: string) => Promise<boolean>,
): Promise<SendMail> {
  await openQueue(jobs, urgentMailQueue, { ...settings, retryDelay: 5, heartbeatSeconds: 20 });
  await openQueue(jobs, mailQueue, { ...settings, retryDelay: 15, heartbeatSeconds: 60 });
  await workOn<Mail>(jobs, urgentMailQueue, { pollingIntervalSeconds: 1, batchSize: 4, batches: 3 }, urgent.send);
  await workOn<Mail>(jobs, mailQueue, { pollingIntervalSeconds: 1, batchSize: 10, batches: 2 }, async (mail, id) => {
    if (mail.decision === undefined || (await isTold(mail.decision))) await others.send(mail, id);
  });
  return async (tx, mail) => {
    const options = { db: jobDatabase(tx), ...(mail.decision !== undefined && { startAfter: undoMs / 1000 }) };
    await jobs.boss.send(mail.urgent ? urgentMailQueue : mailQueue, mail, options);
  };
}
