import type { PgBoss } from 'pg-boss';
import { jobDatabase } from '../db/job-database.ts';
import type { Mail, MailTransport, SendMail } from '../integrations/mail/mail.port.ts';

const queue = 'mail';

/** About two days of trying before a mail is given up; what was sent is forgotten after an hour, codes and links with it. */
const options = {
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  expireInSeconds: 120,
  deleteAfterSeconds: 60 * 60,
};

/** Delivers mails from the queue, and answers with the way to put them there. */
export async function startMailJob(boss: PgBoss, transport: MailTransport): Promise<SendMail> {
  await boss.createQueue(queue, options);
  // pg-boss looks a queue up at its first use. Done now, outside any transaction: within one, the embedded
  // database's only connection would wait for itself.
  await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' });
  await boss.work<Mail>(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs) => {
    for (const job of jobs) await transport.send(job.data, job.id);
  });
  return async (tx, mail) => {
    await boss.send(queue, mail, { db: jobDatabase(tx) });
  };
}
