import { jobDatabase } from '../db/job-database.ts';
import type { SandboxMessage, SendSandboxMessage } from '../integrations/payments/sandbox-checkouts.port.ts';
import { deadLetters, type Jobs, openQueue, workOn } from './queue.ts';

const queue = 'sandbox-webhook';

/** Like a real gateway, it retries for hours when the product does not answer. */
const settings = {
  ...{ retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 30 * 60 },
  ...{ expireInSeconds: 60, heartbeatSeconds: 30, deadLetter: deadLetters },
} as const;

/** Delivers the sandbox's messages; returns the function that enqueues them. */
export async function startSandboxWebhookJob(
  jobs: Jobs,
  deliver: (message: SandboxMessage) => Promise<void>,
): Promise<SendSandboxMessage> {
  await openQueue(jobs, queue, settings);
  await workOn<SandboxMessage>(jobs, queue, { pollingIntervalSeconds: 0.5 }, deliver);
  return async (tx, message) => {
    await jobs.boss.send(queue, message, { db: jobDatabase(tx) });
  };
}
