import { startedPaymentSchema } from '@fonendo/contract/payments.schema';
import type { Settings } from '@fonendo/domain/settings/settings';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { invoices, payments, sandboxCheckouts } from '../../db/schema/payments.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import { requestTo, testDependencies } from '../../testing/api.ts';
import { buildDoctor, buildEntitlement } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { openPaymentsApi } from '../../testing/scenes/payments.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const setup = await openPaymentsApi();
const { db, request, clock, context, gateway, buildPayer, start } = setup;

const quote = (token: string, products = '') => request('GET', `/api/payments/quote?products=${products}`, { token });
const paymentsOf = (userId: string) => db.select().from(payments).where(eq(payments.userId, userId));
const setPrice = async (key: string, value: number) => {
  const updatedAt = clock.now();
  await db
    .insert(settings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
};
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

describe('a quote', () => {
  test('shows prices, the tax of the residence, what is missing and the fee that is not included', async () => {
    const { token } = await buildPayer('FR');
    expect(await quote(token, 'recognition,offersAccess')).toMatchObject({
      status: 200,
      body: {
        baseCents: 43_900,
        taxRate: 2100,
        taxRule: 'europeanUnion',
        totalCents: 53_119,
        stateFeeCents: 16_650,
        missing: [],
        catalogue: [
          { product: 'recognition', baseCents: 39_000, totalCents: 47_190, state: 'payable' },
          { product: 'offersAccess', baseCents: 4900, totalCents: 5929, state: 'payable' },
        ],
      },
    });
    const { token: outside } = await buildPayer('CO');
    expect(await quote(outside, 'recognition')).toMatchObject({ body: { taxCents: 8190, totalCents: 47_190 } });
  });

  test('tells the road before anything is paid, and sells no petition to those on another one', async () => {
    const { user, token } = await buildPayer();
    expect(await quote(token)).toMatchObject({
      body: { notSold: null, road: { road: 'homologation', article: 'RD 889/2022', months: 6, hasStateFee: true } },
    });
    await db
      .update(doctorPrivateData)
      .set({ nationality: 'IT', otherNationality: null })
      .where(eq(doctorPrivateData.userId, user.id));
    await db.update(doctors).set({ degreeCountry: 'RO' }).where(eq(doctors.userId, user.id));
    expect(await quote(token, 'recognition')).toMatchObject({
      body: {
        notSold: 'otherRoad',
        road: { road: 'professional', article: 'RD 581/2017', authority: 'sanidad', months: 3 },
        catalogue: [{ product: 'offersAccess' }],
        totalCents: 0,
      },
    });
    expect(await start(token, ['recognition'], 47_190)).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.otherRoad' } } },
    });
    expect(await paymentsOf(user.id)).toEqual([]);
  });

  test.each([
    ['denied', 'resolved'],
    ['inadmitted', 'resolved'],
    ['withdrawn', null],
  ] as const)('after a petition that ended %s: not sold because %s', async (resolutionKind, notSold) => {
    const { user, token } = await buildPayer();
    await buildPetition(db, { doctorId: user.id, status: 'Refused', resolutionKind });
    expect(await quote(token)).toMatchObject({ body: { notSold } });
    expect(await start(token, ['recognition'], 47_190)).toMatchObject(
      notSold ? { status: 409, body: { fields: { products: { key: 'errors.alreadyResolved' } } } } : { status: 200 },
    );
  });

  test('names everything that keeps somebody from paying', async () => {
    const { user, jwt } = await buildSignedIn(setup, { policyGroups: ['notCertifiedDoctor'] });
    await buildDoctor(db, { userId: user.id, privateData: { address: null, city: '', postalCode: null } });
    expect(await quote(jwt)).toMatchObject({
      status: 200,
      body: { missing: ['contract', 'address', 'city', 'postalCode'], lines: [], totalCents: 0 },
    });
    expect(await start(jwt, ['recognition'], 39_000)).toMatchObject({
      status: 409,
      body: {
        code: 'CannotProceedToPayment',
        message: 'No se puede continuar con el pago.',
        fields: {
          contract: { key: 'errors.contractNotSigned' },
          address: { key: 'errors.required' },
          city: { key: 'errors.required' },
          postalCode: { key: 'errors.required' },
        },
      },
    });
    expect(await paymentsOf(user.id)).toEqual([]);
  });

  test('is for doctors, and refuses unknown products', async () => {
    const { jwt } = await buildSignedIn(setup, { policyGroups: ['hospital'] });
    expect(await quote(jwt)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    expect(await request('GET', '/api/payments/quote')).toMatchObject({ status: 401 });
    const { token } = await buildPayer();
    expect(await quote(token, 'moon')).toMatchObject({ status: 422 });
  });
});

describe('starting a payment', () => {
  test('opens a page at the gateway and keeps prices, tax, buyer and consent of that moment', async () => {
    const { user, token } = await buildPayer();
    const answer = await start(token, ['offersAccess', 'recognition'], 53_119);
    expect(answer.status).toBe(200);
    const { id, checkoutUrl } = startedPaymentSchema.parse(answer.body);
    expect(checkoutUrl).toMatch(/^https:\/\/fonendo\.test\/api\/sandbox-gateway\/checkouts\/sbx_/);
    expect(await paymentsOf(user.id)).toMatchObject([
      {
        id,
        status: 'pending',
        products: ['recognition', 'offersAccess'],
        totalCents: 53_119,
        taxRule: 'spain',
        earlyStartConsent: true,
        buyer: { name: 'Valentina Restrepo', taxId: 'AB1234567', city: 'Bogotá', country: 'ES', email: user.email },
        gatewaySession: sessionOf(checkoutUrl),
        checkoutUrl,
      },
    ]);
    const [audit] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(audit).toMatchObject({ action: 'payment.started', actorId: user.id });
  });

  test('needs the consent to begin within the days of withdrawal', async () => {
    const { token } = await buildPayer();
    const body = { products: ['recognition'], earlyStartConsent: false, expectedTotalCents: 47_190 };
    expect(await request('POST', '/api/payments', { token, body })).toMatchObject({
      status: 422,
      body: { fields: { earlyStartConsent: { key: 'errors.boolean' } } },
    });
  });

  test('twice, at once and later, is one payment with one page', async () => {
    const { user, token } = await buildPayer();
    const answers = await Promise.all([
      start(token, ['recognition'], 47_190),
      start(token, ['recognition'], 47_190),
      start(token, ['recognition'], 47_190),
    ]);
    clock.advance(10 * 60_000);
    const later = await start(token, ['recognition'], 47_190);
    expect(new Set([...answers, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(later.status).toBe(200);
    expect(await paymentsOf(user.id)).toHaveLength(1);
  });

  test('with another choice closes the page that was open', async () => {
    const { user, token } = await buildPayer();
    const first = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
    const second = startedPaymentSchema.parse((await start(token, ['offersAccess'], 5929)).body);
    expect(second.id).not.toBe(first.id);
    const rows = await paymentsOf(user.id);
    expect(rows.find(({ id }) => id === first.id)).toMatchObject({ status: 'expired' });
    expect(await gateway.retrieve(sessionOf(first.checkoutUrl))).toBe('expire');
    expect(rows.find(({ id }) => id === second.id)).toMatchObject({ status: 'pending' });
  });

  test('finds out that the open page was paid meanwhile, before its webhook', async () => {
    const { user, token } = await buildPayer();
    const first = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
    await gateway.choose(sessionOf(first.checkoutUrl), 'pay');
    expect(await start(token, ['recognition', 'offersAccess'], 53_119)).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.alreadyPaid' } } },
    });
    expect(await paymentsOf(user.id)).toMatchObject([{ id: first.id, status: 'paid' }]);
  });

  test('after a failed one begins anew', async () => {
    const { user, token } = await buildPayer();
    const first = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
    await gateway.choose(sessionOf(first.checkoutUrl), 'fail');
    expect((await start(token, ['recognition'], 47_190)).status).toBe(200);
    expect((await paymentsOf(user.id)).map(({ status }) => status).toSorted()).toEqual(['failed', 'pending']);
  });

  test('goes on where a process died between the row and the page', async () => {
    const { user, token } = await buildPayer();
    const started = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
    await db.update(payments).set({ gatewaySession: null, checkoutUrl: null }).where(eq(payments.id, started.id));
    expect((await start(token, ['recognition'], 47_190)).body).toEqual(started);
    expect(await paymentsOf(user.id)).toHaveLength(1);
    const pages = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.reference, started.id));
    expect(pages).toHaveLength(1);
  });

  test('says so when the gateway is away, and the next try uses the same payment', async () => {
    const { user, token } = await buildPayer();
    const away = { ...gateway, createCheckout: () => Promise.reject(new Error('ECONNREFUSED')) };
    const broken = requestTo(
      createApi({ ...testDependencies(setup, clock), ...context, gateway: away, sandbox: null }),
    );
    const body = { products: ['recognition'], earlyStartConsent: true, expectedTotalCents: 47_190 };
    expect(await broken('POST', '/api/payments', { token, body })).toMatchObject({
      status: 502,
      body: {
        code: 'PaymentUrlFailed',
        message: 'No hemos podido abrir la pasarela de pago. Inténtalo de nuevo.',
      },
    });
    expect((await start(token, ['recognition'], 47_190)).status).toBe(200);
    expect(await paymentsOf(user.id)).toHaveLength(1);
  });

  test('is refused for what was paid', async () => {
    const { user, token } = await buildPayer();
    await buildEntitlement(db, { userId: user.id, product: 'recognition' });
    expect(await start(token, ['recognition'], 47_190)).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.alreadyPaid' } } },
    });
    expect(await quote(token, 'recognition,offersAccess')).toMatchObject({
      body: { lines: [{ product: 'offersAccess' }], catalogue: [{ state: 'paid' }, { state: 'payable' }] },
    });
  });

  test('nobody is sold the recognition of a degree that is recognised already', async () => {
    const { user, token } = await buildPayer();
    await db
      .update(users)
      .set({ policyGroups: ['certifiedDoctor'] })
      .where(eq(users.id, user.id));
    expect(await quote(token, 'recognition')).toMatchObject({
      body: { lines: [], catalogue: [{ product: 'offersAccess', state: 'payable' }] },
    });
    expect(await start(token, ['recognition'], 47_190)).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.oneOf' } } },
    });
    expect((await start(token, ['offersAccess'], 5929)).status).toBe(200);
  });

  test('a change of the billing data is another payment', async () => {
    const { user, token } = await buildPayer();
    await start(token, ['recognition'], 47_190);
    await db.update(doctorPrivateData).set({ address: 'Calle Nueva 1' }).where(eq(doctorPrivateData.userId, user.id));
    expect((await start(token, ['recognition'], 47_190)).status).toBe(200);
    expect((await paymentsOf(user.id)).map(({ status }) => status).toSorted()).toEqual(['expired', 'pending']);
  });

  test('is for doctors in person', async () => {
    const { jwt: hospital } = await buildSignedIn(setup, { policyGroups: ['hospital'] });
    expect(await start(hospital, ['recognition'], 47_190)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    const body = { products: ['recognition'], earlyStartConsent: true, expectedTotalCents: 47_190 };
    expect(await request('POST', '/api/payments', { body })).toMatchObject({ status: 401 });
    const { user } = await buildPayer();
    const { jwt: admin } = await buildSignedIn(setup, { policyGroups: ['admin'] });
    const reason = { reason: 'Ayuda con su pago' };
    const acting = await request('POST', `/api/auth/${user.id}/impersonate`, { token: admin, body: reason });
    expect(await start((acting.body as { jwt: string }).jwt, ['recognition'], 47_190)).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect(await paymentsOf(user.id)).toEqual([]);
  });
});

describe('prices', () => {
  test('a change never alters a payment already started; the next checkout has the new one', async () => {
    const { user, token } = await buildPayer();
    const first = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
    await setPrice('recognitionPriceCents', 50_000);
    await setPrice('recognitionDiscountPercent', 10);
    expect(await start(token, ['recognition'], 47_190)).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.priceChanged' } } },
    });
    await gateway.choose(sessionOf(first.checkoutUrl), 'pay');
    const message = setup.messages.at(-1);
    if (message) await setup.deliver(message);
    expect(await paymentsOf(user.id)).toMatchObject([{ status: 'paid', totalCents: 47_190 }]);

    const { user: other, token: next } = await buildPayer();
    expect((await start(next, ['recognition'], 54_450)).status).toBe(200);
    expect(await paymentsOf(other.id)).toMatchObject([
      { baseCents: 45_000, lines: [{ priceCents: 50_000, discountPercent: 10, baseCents: 45_000 }] },
    ]);
  });

  test('another tax, discount or fee holds at once, but not for what is under way, nor on its invoice', async () => {
    const { jwt: admin } = await buildSignedIn(setup, { policyGroups: ['admin'] });
    const read = (await request('GET', '/api/settings/prices', { token: admin })).body as Settings;
    const agreed = { ...read, recognitionPriceCents: 40_000, recognitionDiscountPercent: 0 };
    const change = (body: Settings, over: Settings) =>
      request('PUT', '/api/settings/prices', { token: admin, body: { ...body, read: over } });
    expect((await change(agreed, read)).status).toBe(200);
    const { token } = await buildPayer();
    const started = startedPaymentSchema.parse((await start(token, ['recognition'], 48_400)).body);

    const taxTable = { spain: 1000, europeanUnion: 700, outsideEuropeanUnion: 300 };
    await change({ ...agreed, recognitionDiscountPercent: 25, stateFeeCents: 17_000, taxTable }, agreed);
    expect(await request('GET', '/api/settings/about')).toMatchObject({
      body: { prices: { recognitionCents: 30_000, stateFeeCents: 17_000 } },
    });
    for (const [country, taxRate, totalCents] of [
      ['ES', 1000, 33_000],
      ['FR', 700, 32_100],
      ['CO', 300, 30_900],
    ] as const) {
      const { user, token: next } = await buildPayer(country);
      expect(await quote(next, 'recognition')).toMatchObject({ body: { taxRate, totalCents, stateFeeCents: 17_000 } });
      expect((await start(next, ['recognition'], totalCents)).status).toBe(200);
      expect(await paymentsOf(user.id)).toMatchObject([{ taxRate, totalCents, lines: [{ discountPercent: 25 }] }]);
    }

    await gateway.choose(sessionOf(started.checkoutUrl), 'pay');
    const message = setup.messages.at(-1);
    if (message) await setup.deliver(message);
    const kept = { baseCents: 40_000, taxRate: 2100, taxCents: 8400, totalCents: 48_400 };
    expect(await db.select().from(invoices).where(eq(invoices.paymentId, started.id))).toMatchObject([
      { ...kept, lines: [{ priceCents: 40_000, discountPercent: 0 }] },
    ]);
    expect(await request('GET', `/api/payments/${started.id}`, { token })).toMatchObject({
      body: { status: 'paid', ...kept },
    });
  });

  test('nothing is asked for what costs nothing', async () => {
    await setPrice('offersAccessPriceCents', 0);
    const { token } = await buildPayer();
    expect(await start(token, ['offersAccess'], 0)).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.nothingToPay' } } },
    });
    expect(await quote(token, 'offersAccess')).toMatchObject({
      body: { totalCents: 0, catalogue: [{ state: 'payable' }, { state: 'free' }] },
    });
  });
});
