import { expect, test } from 'vitest';
import { testSandboxKey } from '../../testing/api.ts';
import { openPaymentsApi } from '../../testing/scenes/payments.ts';
import { openTestServer } from '../../testing/server.ts';
import { createSandboxDelivery } from './sandbox.payment-gateway.ts';

const { api, clock, request, buildPayer, start, gateway, messages } = await openPaymentsApi();

test('what was chosen at its page reaches the product over HTTP, signed', async () => {
  const { url } = await openTestServer(api.fetch);
  const { token } = await buildPayer();
  const { id, checkoutUrl } = (await start(token, ['recognition'], 47_190)).body as Record<string, string>;
  await gateway.choose(checkoutUrl?.split('/').at(-1) ?? '', 'pay');
  const [message] = messages;
  if (!message) throw new Error('the sandbox said nothing');

  const webhook = `${url}/api/payments/webhooks/sandbox`;
  const forged = createSandboxDelivery(Buffer.from('another key'), clock.now, webhook);
  await expect(forged(message)).rejects.toThrow('the webhook answered 400');
  await createSandboxDelivery(testSandboxKey, clock.now, webhook)(message);
  expect(await request('GET', `/api/payments/${id}`, { token })).toMatchObject({ body: { status: 'paid' } });
});

test('a product that is away is an error, so that the queue tries again', async () => {
  const deliver = createSandboxDelivery(testSandboxKey, clock.now, 'http://127.0.0.1:1/');
  await expect(deliver({ id: 'e', type: 'checkout.pay', session: 's', reference: 'r' })).rejects.toThrow();
});
