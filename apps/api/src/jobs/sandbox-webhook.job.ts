import type { PgBoss } from 'pg-boss';
import { jobDatabase } from '../db/job-database.ts';
import type { SandboxMessage, SendSandboxMessage } from '../integrations/payments/sandbox-checkouts.port.ts';

const queue = 'sandbox-webhook';

/** Like a real gateway, it goes on trying for hours when the product does not answer. */
const options = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 30 * 60, expireInSeconds: 60 };

/** Delivers the sandbox's messages, and answers with the way to put them into the queue. */
export async function startSandboxWebhookJob(
  boss: PgBoss,
  deliver: (message: SandboxMessage) => Promise<void>,
): Promise<SendSandboxMessage> {
  await boss.createQueue(queue, options);
  // Looked up outside any transaction, as for mails.
  await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' });
  await boss.work<SandboxMessage>(queue, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs) => {
    for (const { data } of jobs) await deliver(data);
  });
  return async (tx, message) => {
    await boss.send(queue, message, { db: jobDatabase(tx) });
  };
}
