import { startedPaymentSchema } from '@fonendo/contract/payments.schema';
import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/api.ts';
import { openPaymentsApi } from '../../../testing/scenes/payments.ts';

const { request, buildPayer, start, messages, clock } = await openPaymentsApi();

async function open() {
  const { token } = await buildPayer();
  const { id, checkoutUrl } = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
  return { id, path: new URL(checkoutUrl).pathname };
}

test('the page shows what is paid, in a policy of its own, and offers three ends', async () => {
  const { id, path } = await open();
  const { status, headers, body } = await request('GET', path);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; img-src data:; form-action 'self' https:\/\/fonendo\.test;/,
  );
  for (const text of ['Pasarela de pruebas', 'Pagar 471,90\u00a0€', 'Rechazar el pago', 'Cancelar', 'lang="es"']) {
    expect(body).toContain(text);
  }
  expect(body).not.toContain('<script');
  // Its typeface comes with it: what the policy forbids to fetch would fall back to another.
  expect(body).toContain("url('data:font/woff2;base64,");
  const answer = await request('POST', `${path}/pay`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`https://fonendo.test/payment?id=${id}`);
  expect(messages.at(-1)).toMatchObject({ type: 'checkout.pay', reference: id });
});

test('a second choice changes nothing, nor does one on an expired page', async () => {
  const { path } = await open();
  await request('POST', `${path}/cancel`);
  const told = messages.length;
  expect((await request('POST', `${path}/pay`)).status).toBe(303);
  expect(messages).toHaveLength(told);
  expect((await request('GET', path)).body).toContain('ya ha terminado');

  const { path: expired } = await open();
  clock.advance(61 * 60_000);
  await request('POST', `${expired}/pay`);
  expect(messages).toHaveLength(told);
});

test('unknown pages and choices are not there, and nothing is where another gateway is in use', async () => {
  const { path } = await open();
  expect(await request('GET', '/api/sandbox-gateway/checkouts/sbx_unknown')).toMatchObject({ status: 404 });
  expect(await request('POST', '/api/sandbox-gateway/checkouts/sbx_unknown/pay')).toMatchObject({ status: 404 });
  expect(await request('POST', `${path}/refund`)).toMatchObject({ status: 422 });
  const { request: elsewhere } = await openTestApi();
  expect(await elsewhere('GET', path)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
});
