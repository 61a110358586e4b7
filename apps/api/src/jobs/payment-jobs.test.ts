import { afterAll, expect, inject, test } from 'vitest';
import type { SandboxMessage } from '../integrations/payments/sandbox-checkouts.port.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createTestLog } from '../testing/log.ts';
import { startJobs, stopJobs } from './jobs.ts';
import { createRefundQueue, startRefundJob } from './refund.job.ts';
import { startSandboxWebhookJob } from './sandbox-webhook.job.ts';

const { db, pool } = await openTestDatabase();
const { log } = createTestLog();
const jobs = await startJobs(pool, inject('templateDatabase').kind === 'embedded', log);
afterAll(() => stopJobs(jobs));

test('a refund is asked for with its transaction, and not with one that is rolled back', async () => {
  const requestRefund = await createRefundQueue(jobs);
  const failing = db.transaction(async (tx) => {
    await requestRefund(tx, 'never');
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  await db.transaction((tx) => requestRefund(tx, 'owed'));
  const refunded: string[] = [];
  await startRefundJob(jobs, async (id) => {
    refunded.push(id);
  });
  await expect.poll(() => refunded, { timeout: 20_000 }).toEqual(['owed']);
});

test('a message of the sandbox is sent again until it arrives', async () => {
  const message: SandboxMessage = { id: 'evt_1', type: 'checkout.pay', session: 'sbx_1', reference: 'p-1' };
  const tries: SandboxMessage[] = [];
  const sendMessage = await startSandboxWebhookJob(jobs, async (sent) => {
    tries.push(sent);
    if (tries.length === 1) throw new Error('the webhook answered 503');
  });
  await db.transaction((tx) => sendMessage(tx, message));
  await expect.poll(() => tries, { timeout: 40_000 }).toEqual([message, message]);
});
