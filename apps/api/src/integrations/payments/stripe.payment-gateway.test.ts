import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { openFakeStripe } from '../../testing/fakes/stripe.ts';
import { type CheckoutSession, checkoutSession, event, paymentIntent } from '../../testing/fakes/stripe-objects.ts';
import { createStripeGateway } from './stripe.payment-gateway.ts';

const stripe = await openFakeStripe();
const now = new Date('2026-03-10T09:00:00Z');
const webhookSecret = 'whsec_test';
const gateway = createStripeGateway({ secretKey: 'sk_test_1', webhookSecret, now: () => now, api: stripe.api });

const request = {
  paymentId: '0197f3a2-0000-7000-8000-000000000001',
  description: 'Gestión de la homologación',
  amountCents: 47_190,
  currency: 'EUR',
  buyerEmail: 'valentina@correo.test',
  locale: 'es',
  returnUrl: 'https://fonendo.test/payment?id=1',
  expiresAt: new Date('2026-03-10T10:00:00Z'),
} as const;

const newCheckout = (paymentId: string) => gateway.createCheckout({ ...request, paymentId });

const signer = new Stripe('sk_test_1');
const signed = (body: string, secret = webhookSecret, at = now) =>
  new Headers({
    'stripe-signature': signer.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    }),
  });
const message = (type: string, session: Partial<CheckoutSession>) =>
  JSON.stringify(event(type, checkoutSession({ id: 'cs_1', ...session })));

test('a checkout is asked for with the total in one line, once per payment', async () => {
  const first = await newCheckout(request.paymentId);
  expect(await newCheckout(request.paymentId)).toEqual(first);
  expect(first.url).toBe(`https://checkout.stripe.test/${first.session}`);
  expect(stripe.sessions.size).toBe(1);
  expect(stripe.seen[0]).toMatchObject({
    path: '/v1/checkout/sessions',
    idempotencyKey: `checkout-${request.paymentId}-fonendo.test`,
    form: {
      mode: 'payment',
      client_reference_id: request.paymentId,
      customer_email: 'valentina@correo.test',
      'line_items[0][price_data][unit_amount]': '47190',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': 'Gestión de la homologación',
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      expires_at: '1773136800',
      locale: 'es',
    },
  });
});

test('where a checkout stands: open, paid, on its way, expired', async () => {
  const { session } = await newCheckout('p-2');
  const state = stripe.sessions.get(session);
  if (!state) throw new Error('not created');
  expect(await gateway.retrieve(session)).toBe('open');
  state.status = 'complete';
  expect(await gateway.retrieve(session)).toBe('open');
  state.payment_status = 'paid';
  expect(await gateway.retrieve(session)).toBe('pay');
  // Closing it now is refused: what counts is that it was paid.
  expect(await gateway.expire(session)).toBe('pay');
  expect(await gateway.expire((await newCheckout('p-3')).session)).toBe('expire');
  await expect(gateway.retrieve('cs_unknown')).rejects.toThrow('No such checkout session');
});

test('a refund gives the whole payment back, once', async () => {
  const { session } = await newCheckout('p-4');
  await expect(gateway.refund(session)).rejects.toThrow('no payment');
  Object.assign(stripe.sessions.get(session) ?? {}, { payment_intent: 'pi_4' });
  await gateway.refund(session);
  await gateway.refund(session);
  expect(stripe.refunds).toEqual([{ payment_intent: 'pi_4', reason: 'duplicate' }]);
});

test('a checkout without an address to go to is an error', async () => {
  const { session } = await newCheckout('p-7');
  Object.assign(stripe.sessions.get(session) ?? {}, { url: null });
  await expect(newCheckout('p-7')).rejects.toThrow('no address');
});

test('a gateway that is away is an error', async () => {
  stripe.setAway(true);
  await expect(newCheckout('p-5')).rejects.toThrow();
  stripe.setAway(false);
});

test('a wrong key is an error that does not repeat it', async () => {
  const stranger = createStripeGateway({
    secretKey: 'sk_test_stolen9f3c',
    webhookSecret,
    now: () => now,
    api: stripe.api,
  });
  const failure = await stranger.createCheckout({ ...request, paymentId: 'p-6' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(String(failure)).not.toContain('stolen9f3c');
});

describe('messages', () => {
  test.each([
    ['checkout.session.completed', { status: 'complete', payment_status: 'paid' }, 'pay'],
    ['checkout.session.completed', { status: 'complete', payment_status: 'no_payment_required' }, 'pay'],
    ['checkout.session.completed', { status: 'complete', payment_status: 'unpaid' }, null],
    ['checkout.session.async_payment_succeeded', { status: 'complete', payment_status: 'paid' }, 'pay'],
    ['checkout.session.async_payment_failed', { status: 'complete', payment_status: 'unpaid' }, 'fail'],
    ['checkout.session.expired', { status: 'expired', payment_status: 'unpaid' }, 'expire'],
  ] as const)('%s %o means %s', async (type, session, expected) => {
    const body = message(type, { ...session, client_reference_id: 'p-1' });
    expect(await gateway.parseWebhook(body, signed(body))).toEqual({
      id: 'evt_1',
      type,
      session: 'cs_1',
      paymentId: 'p-1',
      event: expected,
    });
  });

  test('others do not concern us', async () => {
    const nothing = { session: null, paymentId: null, event: null };
    for (const type of ['payment_intent.created', 'payment_intent.succeeded', 'of.tomorrow']) {
      const body = JSON.stringify(event(type, paymentIntent('pi_1')));
      expect(await gateway.parseWebhook(body, signed(body))).toEqual({ id: 'evt_1', type, ...nothing });
    }
  });

  test('a checkout that is not ours has no payment', async () => {
    const body = message('checkout.session.completed', { status: 'complete', payment_status: 'paid' });
    expect(await gateway.parseWebhook(body, signed(body))).toMatchObject({ session: 'cs_1', paymentId: null });
  });

  test('a wrong, missing or old signature is no message', async () => {
    const body = message('checkout.session.completed', { status: 'complete', payment_status: 'paid' });
    expect(await gateway.parseWebhook(body, signed(body, 'whsec_other'))).toBeNull();
    expect(await gateway.parseWebhook(body, signed(`${body} `))).toBeNull();
    expect(await gateway.parseWebhook(body, new Headers())).toBeNull();
    expect(await gateway.parseWebhook(body, signed(body, webhookSecret, new Date(now.getTime() - 301_000)))).toBeNull();
    expect(
      await gateway.parseWebhook(body, signed(body, webhookSecret, new Date(now.getTime() - 299_000))),
    ).not.toBeNull();
  });
});
