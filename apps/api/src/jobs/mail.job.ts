import { undoMs } from '@fonendo/domain/notifications/undo';
import { jobDatabase } from '../db/job-database.ts';
import { type Mail, type MailTransport, RecipientRefused, type SendMail } from '../integrations/mail/mail.port.ts';
import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

/** Two transports with connections of their own: an urgent mail leaves at once, however many others wait or hang. */
type Transports = { urgent: MailTransport; others: MailTransport };

/** What is asked about a mail when its turn comes. */
export type MailGate = {
  /** Whether a notification is still there. */
  isTold: (notificationId: string) => Promise<boolean>;
  /** Whether it may still be sent to its addressee. */
  mayLeave: (mail: Mail) => Promise<boolean>;
  /** Notes that the server refused the addressee. Returns whether it is of no use to try again. */
  noteRefusal: (mail: Mail, refusal: RecipientRefused) => Promise<boolean>;
};

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

/** Delivers mails from their queues; returns the function that enqueues them. */
export async function startMailJob(jobs: Jobs, { urgent, others }: Transports, gate: MailGate): Promise<SendMail> {
  await openQueue(jobs, urgentMailQueue, { ...settings, retryDelay: 5, heartbeatSeconds: 20 });
  await openQueue(jobs, mailQueue, { ...settings, retryDelay: 15, heartbeatSeconds: 60 });
  await workOn<Mail>(jobs, urgentMailQueue, { pollingIntervalSeconds: 1, batchSize: 4, batches: 3 }, (mail, id) =>
    send(jobs, urgent, gate, mail, id),
  );
  await workOn<Mail>(jobs, mailQueue, { pollingIntervalSeconds: 1, batchSize: 10, batches: 2 }, async (mail, id) => {
    if (mail.decision !== undefined && !(await gate.isTold(mail.decision))) return;
    if (await gate.mayLeave(mail)) await send(jobs, others, gate, mail, id);
  });
  return async (tx, mail) => {
    const options = { db: jobDatabase(tx), ...(mail.decision !== undefined && { startAfter: undoMs / 1000 }) };
    await jobs.boss.send(mail.urgent ? urgentMailQueue : mailQueue, mail, options);
  };
}

/** A mail to an address that is not there is given up at once: the person is told where they will see it. */
async function send({ log }: Jobs, transport: MailTransport, gate: MailGate, mail: Mail, id: string): Promise<void> {
  try {
    await transport.send(mail, id);
  } catch (error) {
    if (!(error instanceof RecipientRefused) || !(await gate.noteRefusal(mail, error))) throw error;
    log.warn({ jobId: id, status: error.status }, 'mail given up, its address is undeliverable');
  }
}
