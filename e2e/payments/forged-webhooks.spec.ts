import { createHmac } from 'node:crypto';
import { goToGateway, listPayments, openCheckout, payers, signContract, signInAs } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

/** As the gateway signs, but with a key that the attacker made up. */
function forge(body: string, seconds: number) {
  const digest = createHmac('sha256', 'a guess').update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

test('nobody but the gateway can say that something was paid', async ({ page, context, request, baseURL }) => {
  const token = await signInAs({ context, request, baseURL }, payers.forged);
  await signContract(request, token);
  await openCheckout(page);
  await goToGateway(page, ['Homologación del título']);
  const session = new URL(page.url()).pathname.split('/').at(-1);
  const [payment] = await listPayments(request, token);

  const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.pay', session, reference: payment?.id });
  const now = Math.floor(Date.now() / 1000);
  for (const signature of [undefined, '', 't=0,v1=', forge(body, now), forge(body, now - 86_400)]) {
    const answer = await request.post('/api/payments/webhooks/sandbox', {
      data: body,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'sandbox-signature': signature }),
      },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'InvalidSignature' });
  }
  const elsewhere = await request.post('/api/payments/webhooks/stripe', { data: { id: 'evt_forged' } });
  expect(elsewhere.status()).toBe(404);

  // Neither can the browser, whatever it brings along.
  await page.goto(`/payment?id=${payment?.id}&status=paid&success=true`);
  await expect(page.getByRole('heading', { name: 'Confirmando tu pago' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver a la pasarela de pago' })).toBeVisible();
  expect(await listPayments(request, token)).toMatchObject([{ status: 'pending', invoiceNumber: null }]);
});
