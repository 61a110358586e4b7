import { startedPaymentSchema } from '@fonendo/contract/payments.schema';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../../api.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { entitlements, gatewayEvents, invoices, payments } from '../../../db/schema/payments.ts';
import { users } from '../../../db/schema/users.ts';
import type { SandboxChoice } from '../../../integrations/payments/sandbox-checkouts.port.ts';
import { signWebhook } from '../../../integrations/payments/webhook-signature.ts';
import { requestTo, testDependencies, testSandboxKey } from '../../../testing/api.ts';
import { createTestLog } from '../../../testing/log.ts';
import { openPaymentsApi } from '../../../testing/scenes/payments.ts';
import { hasEntitlement, listEntitledProducts } from '../payments.public.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundPayment } from './refund-payment.ts';

const setup = await openPaymentsApi();
const { db, request, clock, context, gateway, buildPayer, start, deliver, post, messages, refunds, outbox } = setup;

const totals = { recognition: 47_190, offersAccess: 5929 };

/** A doctor with an open page at the gateway. */
async function begin(products: readonly Product[] = ['recognition']) {
  const { user, token } = await buildPayer();
  return { user, token, ...(await open(token, products)) };
}

async function open(token: string, products: readonly Product[]) {
  const total = products.length === 2 ? 53_119 : totals[products[0] ?? 'recognition'];
  const { id, checkoutUrl } = startedPaymentSchema.parse((await start(token, products, total)).body);
  return { id, session: checkoutUrl.split('/').at(-1) ?? '' };
}

async function choose(session: string, choice: SandboxChoice) {
  await gateway.choose(session, choice);
  const message = messages.at(-1);
  if (!message) throw new Error('the sandbox said nothing');
  return message;
}

const statusOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]?.status;
const invoicesOf = (id: string) => db.select().from(invoices).where(eq(invoices.paymentId, id));
const noticesOf = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id))).map(
    ({ kind, params, link }) => ({ kind, params, link }),
  );
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email);

describe('a paid payment', () => {
  test('is settled at once: entitlement, numbered invoice, audit, mail with the invoice', async () => {
    const { user, id, session } = await begin(['recognition', 'offersAccess']);
    expect(await hasEntitlement(db, user.id, 'recognition')).toBe(false);
    expect(await deliver(await choose(session, 'pay'))).toMatchObject({ status: 200 });

    expect(await statusOf(id)).toBe('paid');
    expect(await listEntitledProducts(db, user.id)).toEqual(['recognition', 'offersAccess']);
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({
      series: 'F2026',
      issuedOn: '2026-03-10',
      totalCents: 53_119,
      seller: { taxId: 'B64717838' },
      buyer: { email: user.email },
    });
    expect(mailsTo(user.email)).toMatchObject([
      {
        heading: 'Hemos recibido tu pago',
        attachments: [{ contentType: 'application/pdf', source: { invoice: invoice?.id } }],
        button: { url: `https://fonendo.test/payment?id=${id}` },
      },
    ]);
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(asc(auditEntries.id));
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['payment.started', user.id],
      ['payment.settled', null],
    ]);
  });

  test('told twice, one after the other and at once, is settled once', async () => {
    const { user, id, session } = await begin();
    const message = await choose(session, 'pay');
    await Promise.all([deliver(message), deliver(message), deliver({ ...message, id: 'evt_other' })]);
    expect(await deliver(message)).toMatchObject({ status: 200 });
    expect(await statusOf(id)).toBe('paid');
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(mailsTo(user.email)).toHaveLength(1);
    expect(await noticesOf(user.id)).toEqual([
      {
        kind: 'paymentReceived',
        params: { products: 'recognition', totalCents: '47190' },
        link: `/payment?id=${id}`,
      },
    ]);
    expect(await db.select().from(entitlements).where(eq(entitlements.userId, user.id))).toHaveLength(1);
  });

  test.each([
    [['fail', 'pay']],
    [['pay', 'fail']],
    [['expire', 'pay']],
    [['pay', 'expire', 'cancel']],
    [['cancel', 'pay', 'fail', 'pay']],
  ])('wins whatever comes before or after: %j', async (order) => {
    const { id, session } = await begin();
    for (const [index, event] of order.entries()) {
      const message = { id: `evt_${id}_${index}`, type: `checkout.${event}`, session, reference: id };
      expect(await deliver(message)).toMatchObject({ status: 200 });
    }
    expect(await statusOf(id)).toBe('paid');
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  test('is believed from the gateway alone: reading the result page changes nothing', async () => {
    const { token, id, session } = await begin();
    await choose(session, 'pay');
    expect(await request('GET', `/api/payments/${id}`, { token })).toMatchObject({ body: { status: 'pending' } });
    expect(await invoicesOf(id)).toEqual([]);
  });
});

test.each([
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
] as const)('a payment that ends with %s is %s and grants nothing', async (choice, status) => {
  const { user, id, session } = await begin();
  await deliver(await choose(session, choice));
  expect(await statusOf(id)).toBe(status);
  expect(await invoicesOf(id)).toEqual([]);
  expect(await listEntitledProducts(db, user.id)).toEqual([]);
  expect(mailsTo(user.email)).toEqual([]);
});

describe('a forged message changes nothing', () => {
  const bodyOf = (id: string, session: string) =>
    JSON.stringify({ id: `evt_forged_${id}`, type: 'checkout.pay', session, reference: id });

  test.each([
    ['none', () => ''],
    ['of another key', (body: string) => signWebhook(Buffer.from('another key'), body, clock.now())],
    ['of another body', () => signWebhook(testSandboxKey, '{}', clock.now())],
    ['too old', (body: string) => signWebhook(testSandboxKey, body, new Date(clock.now().getTime() - 301_000))],
    ['from the future', (body: string) => signWebhook(testSandboxKey, body, new Date(clock.now().getTime() + 301_000))],
    ['without its time', (body: string) => signWebhook(testSandboxKey, body, clock.now()).replace(/^t=\d+,/, '')],
  ])('signature %s', async (_name, sign) => {
    const { id, session } = await begin();
    const body = bodyOf(id, session);
    expect(await post(body, sign(body))).toMatchObject({ status: 400, body: { code: 'InvalidSignature' } });
    expect(await statusOf(id)).toBe('pending');
    expect(
      await db
        .select()
        .from(gatewayEvents)
        .where(eq(gatewayEvents.id, `evt_forged_${id}`)),
    ).toEqual([]);
  });

  test('a body that is no JSON, and a gateway that is not in use', async () => {
    expect(await post('{', 't=1,v1=0')).toMatchObject({ status: 400, body: { code: 'MalformedBody' } });
    expect(await request('POST', '/api/payments/webhooks/stripe', { body: {} })).toMatchObject({ status: 404 });
  });
});

test('a payment nobody knows is answered and logged', async () => {
  const { log, lines } = createTestLog();
  const api = createApi({ ...testDependencies(setup, clock), ...context, log, sandbox: null });
  for (const reference of ['0197f3a2-0000-7000-8000-000000000000', 'of another product']) {
    const body = JSON.stringify({ id: `evt_${reference}`, type: 'checkout.pay', session: 'sbx_x', reference });
    const headers = { 'sandbox-signature': signWebhook(testSandboxKey, body, clock.now()) };
    expect(await requestTo(api)('POST', '/api/payments/webhooks/sandbox', { body, headers })).toMatchObject({
      status: 200,
    });
  }
  expect(lines().map(({ msg }) => msg)).toEqual(Array(2).fill('webhook about an unknown payment'));
});

describe('two payments for the same thing', () => {
  test('paid at once in two tabs: exactly one counts, the other money is given back', async () => {
    const { user, token, id, session } = await begin(['recognition']);
    const first = { id: `evt_a_${id}`, type: 'checkout.pay', session, reference: id };
    // The second tab chose both; its page came to be while the first one was being paid.
    const other = await open(token, ['recognition', 'offersAccess']);
    await choose(other.session, 'pay');
    const second = { id: `evt_b_${id}`, type: 'checkout.pay', session: other.session, reference: other.id };
    await Promise.all([deliver(first), deliver(second)]);

    const statuses = [await statusOf(id), await statusOf(other.id)];
    expect(statuses.toSorted()).toEqual(['duplicate', 'paid']);
    const duplicate = statuses[0] === 'duplicate' ? id : other.id;
    expect(await invoicesOf(duplicate)).toEqual([]);
    expect(refunds).toContain(duplicate);
    const kept = duplicate === id ? ['recognition', 'offersAccess'] : ['recognition'];
    expect(await listEntitledProducts(db, user.id)).toEqual(kept);
    expect(
      mailsTo(user.email)
        .map(({ heading }) => heading)
        .toSorted(),
    ).toEqual(['Este pago ya estaba hecho', 'Hemos recibido tu pago']);

    await refundPayment(context, duplicate);
    expect(await statusOf(duplicate)).toBe('refunded');
    const told = (await noticesOf(user.id)).filter(({ link }) => link.endsWith(duplicate));
    expect(told.map(({ kind }) => kind)).toEqual(['paymentDuplicate', 'paymentRefunded']);
    await refundPayment(context, duplicate);
    expect(await statusOf(duplicate)).toBe('refunded');
  });

  test('money for an account that was deleted meanwhile is given back', async () => {
    const { user, id, session } = await begin();
    await db.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, user.id));
    await deliver(await choose(session, 'pay'));
    expect(await statusOf(id)).toBe('duplicate');
    expect(refunds).toContain(id);
  });
});

describe('reconciliation', () => {
  test('settles what was paid when no webhook came, once', async () => {
    const { user, id, session } = await begin();
    await choose(session, 'pay');
    await reconcilePayments(context);
    expect(await statusOf(id)).toBe('pending');
    clock.advance(61_000);
    await reconcilePayments(context);
    await reconcilePayments(context);
    expect(await statusOf(id)).toBe('paid');
    await deliver({ id: `evt_late_${id}`, type: 'checkout.pay', session, reference: id });
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(mailsTo(user.email)).toHaveLength(1);
  });

  test('leaves open what is open and ends what has been open for too long, with and without a page', async () => {
    const [waiting, pageless] = [await begin(), await begin()];
    await db.update(payments).set({ gatewaySession: null, checkoutUrl: null }).where(eq(payments.id, pageless.id));
    clock.advance(50 * 60_000);
    await reconcilePayments(context);
    expect([await statusOf(waiting.id), await statusOf(pageless.id)]).toEqual(['pending', 'pending']);
    clock.advance(11 * 60_000);
    await reconcilePayments(context);
    expect([await statusOf(waiting.id), await statusOf(pageless.id)]).toEqual(['expired', 'expired']);
    expect(await gateway.retrieve(waiting.session)).toBe('expire');
  });

  test('one that the gateway cannot answer for does not keep the others waiting', async () => {
    const [lost, paid] = [await begin(), await begin()];
    await db.update(payments).set({ gatewaySession: 'sbx_gone' }).where(eq(payments.id, lost.id));
    await choose(paid.session, 'pay');
    clock.advance(61_000);
    await reconcilePayments(context);
    expect([await statusOf(lost.id), await statusOf(paid.id)]).toEqual(['pending', 'paid']);
  });

  test('a page that was paid before its address was kept is known by our own reference', async () => {
    const { id, session } = await begin();
    await db.update(payments).set({ gatewaySession: null, checkoutUrl: null }).where(eq(payments.id, id));
    await deliver(await choose(session, 'pay'));
    const [row] = await db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: 'paid', gatewaySession: session });
  });
});

describe('invoice numbers', () => {
  test('twenty settlements at once take twenty consecutive numbers', async () => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin(['offersAccess'])));
    const before = (await db.select().from(invoices)).length;
    const sent = begun.map(({ id, session }) => ({ id: `evt_${id}`, type: 'checkout.pay', session, reference: id }));
    const answers = await Promise.all(sent.map(deliver));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const rows = await db.select().from(invoices).orderBy(asc(invoices.number));
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: before + 20 }, (_, index) => index + 1));
  });

  test('one that is rolled back leaves no gap', async () => {
    const [failing, next] = [await begin(), await begin()];
    const [last] = (await db.select().from(invoices).orderBy(asc(invoices.number))).slice(-1);
    const broken = { ...context, sendMail: () => Promise.reject(new Error('no mail')) };
    const api = createApi({ ...testDependencies(setup, clock), ...broken, sandbox: null });
    const body = JSON.stringify({ id: 'evt_x', type: 'checkout.pay', session: failing.session, reference: failing.id });
    const headers = { 'sandbox-signature': signWebhook(testSandboxKey, body, clock.now()) };
    expect((await requestTo(api)('POST', '/api/payments/webhooks/sandbox', { body, headers })).status).toBe(500);
    expect(await statusOf(failing.id)).toBe('pending');
    await deliver(await choose(next.session, 'pay'));
    expect(await invoicesOf(next.id)).toMatchObject([{ number: (last?.number ?? 0) + 1 }]);
    // The gateway sends it again, and this time it goes through.
    await post(body, headers['sandbox-signature']);
    expect(await invoicesOf(failing.id)).toMatchObject([{ number: (last?.number ?? 0) + 2 }]);
  });

  test('begin anew with the year in Spain', async () => {
    clock.set('2026-12-31T23:30:00Z');
    const { id, session } = await begin();
    await deliver(await choose(session, 'pay'));
    expect(await invoicesOf(id)).toMatchObject([{ series: 'F2027', number: 1, issuedOn: '2027-01-01' }]);
  });
});
