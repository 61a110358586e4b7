import { paymentPageSchema, paymentSchema, startedPaymentSchema } from '@fonendo/contract/payments.schema';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { defaultTaxTable } from '@fonendo/domain/payments/tax';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { entitlements, invoices, payments } from '../../db/schema/payments.ts';
import { settings } from '../../db/schema/settings.ts';
import { renderSheet } from '../../pdf/render-sheet.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import { openPaymentsApi } from '../../testing/scenes/payments.ts';
import { buildSignedIn, testPassword } from '../../testing/sign-in.ts';
import { drawInvoiceById } from './read-payment.ts';

const setup = await openPaymentsApi();
const { db, api, request, clock, gateway, buildPayer, start, deliver, messages } = setup;

const totals = { recognition: 47_190, offersAccess: 5929 };

async function begin(token: string, product: Product, total = totals[product]) {
  const { id, checkoutUrl } = startedPaymentSchema.parse((await start(token, [product], total)).body);
  return { id, session: checkoutUrl.split('/').at(-1) ?? '' };
}

async function pay(token: string, product: Product, total = totals[product]) {
  const { id, session } = await begin(token, product, total);
  await gateway.choose(session, 'pay');
  const message = messages.at(-1);
  if (message) await deliver(message);
  clock.advance(1000);
  return id;
}

const download = async (token: string, id: string, locale = 'es') => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale };
  const answer = await api.request(`/api/payments/${id}/invoice`, { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

const { jwt: admin } = await buildSignedIn(setup, { policyGroups: ['admin'] });

describe('one’s own payments', () => {
  test('are listed newest first, page by page', async () => {
    const { token } = await buildPayer();
    const ids = [await pay(token, 'recognition'), await pay(token, 'offersAccess')].toReversed();
    const first = paymentPageSchema.parse((await request('GET', '/api/payments?limit=1', { token })).body);
    expect(first).toMatchObject({ total: 2, items: [{ id: ids[0], status: 'paid', checkoutUrl: null }] });
    const path = `/api/payments?limit=1&cursor=${first.nextCursor}`;
    const second = paymentPageSchema.parse((await request('GET', path, { token })).body);
    expect(second).toMatchObject({ total: 2, nextCursor: null, items: [{ id: ids[1] }] });
  });

  test('never show somebody else’s: neither list, detail nor invoice', async () => {
    const [owner, stranger] = [await buildPayer(), await buildPayer()];
    const id = await pay(owner.token, 'recognition');
    const { token } = stranger;
    expect((await request('GET', `/api/payments?userId=${owner.user.id}`, { token })).body).toMatchObject({ total: 0 });
    expect(await request('GET', `/api/payments/${id}`, { token })).toMatchObject({ status: 404 });
    expect(await request('GET', `/api/payments/${id}/invoice`, { token })).toMatchObject({ status: 404 });
    expect(await request('GET', '/api/payments/all', { token })).toMatchObject({ status: 403 });
    for (const path of ['', '/all', `/${id}`, `/${id}/invoice`]) {
      expect(await request('GET', `/api/payments${path}`)).toMatchObject({ status: 401 });
    }
  });

  test('while one waits, the page of the gateway is known; a made-up cursor is refused', async () => {
    const { token } = await buildPayer();
    const { id } = await begin(token, 'recognition');
    const payment = paymentSchema.parse((await request('GET', `/api/payments/${id}`, { token })).body);
    expect(payment).toMatchObject({ status: 'pending', invoiceNumber: null, totalCents: 47_190 });
    expect(payment.checkoutUrl).toContain('/sandbox-gateway/checkouts/');
    expect(await request('GET', `/api/payments/${id}/invoice`, { token })).toMatchObject({ status: 404 });
    for (const cursor of ['x', 'bnVsbA', Buffer.from('["created",[],["2026-01-01","x"]]').toString('base64url')]) {
      expect(await request('GET', `/api/payments?cursor=${cursor}`, { token })).toMatchObject({ status: 422 });
    }
  });
});

describe('administrators', () => {
  test('see everybody’s, by status, product, day, buyer and invoice', async () => {
    const { user, token } = await buildPayer();
    const paid = await pay(token, 'recognition');
    const { id: open } = await begin(token, 'offersAccess');
    const find = async (filter: string) => {
      const answer = await request('GET', `/api/payments/all?userId=${user.id}&${filter}`, { token: admin });
      return paymentPageSchema.parse(answer.body).items.map(({ id }) => id);
    };
    const { invoiceNumber } = paymentSchema.parse(
      (await request('GET', `/api/payments/${paid}`, { token: admin })).body,
    );
    expect(await find('')).toEqual([open, paid]);
    expect(await find('status=paid')).toEqual([paid]);
    expect(await find('product=offersAccess')).toEqual([open]);
    expect(await find(`search=${user.email.toUpperCase()}`)).toEqual([open, paid]);
    expect(await find('search=restrepo')).toEqual([open, paid]);
    expect(await find(`search=${invoiceNumber}`)).toEqual([paid]);
    expect(await find('search=%25')).toEqual([]);
    expect(await find('from=2026-03-10&to=2026-03-10')).toEqual([open, paid]);
    expect(await find('from=2026-03-11')).toEqual([]);
    expect(await find('to=2026-03-09')).toEqual([]);
    expect((await download(admin, paid)).answer.status).toBe(200);
  });

  test('choose from what occurs among all; one’s own page has no choices', async () => {
    const { user, token } = await buildPayer();
    const read = async (path: string, as: string) =>
      paymentPageSchema.parse((await request('GET', path, { token: as })).body).choices;
    expect((await read('/api/payments/all', admin))?.statuses).not.toContain('failed');
    const { id } = await begin(token, 'recognition');
    const lastMinutes = new Date('2025-01-31T23:30:00Z');
    await db.update(payments).set({ status: 'failed', createdAt: lastMinutes }).where(eq(payments.id, id));
    const choices = await read(`/api/payments/all?status=paid&userId=${user.id}`, admin);
    expect(choices?.statuses).toContain('failed');
    expect(choices?.months).toEqual(['2026-03', '2025-02']);
    expect(await read('/api/payments', token)).toBeNull();
  });

  test('hospitals see none of it', async () => {
    const { jwt } = await buildSignedIn(setup, { policyGroups: ['hospital'] });
    expect(await request('GET', '/api/payments/all', { token: jwt })).toMatchObject({ status: 403 });
  });
});

describe('the invoice', () => {
  test('has everything the law asks for, and is the same file every time', async () => {
    const { token } = await buildPayer();
    const id = await pay(token, 'recognition');
    const { answer, bytes } = await download(token, id);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const [row] = await db.select().from(invoices).where(eq(invoices.paymentId, id));
    const number = `F2026-${String(row?.number).padStart(6, '0')}`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    const text = (await readPdf(bytes)).pages.join('\n').replaceAll(/\s+/g, ' ');
    for (const part of [
      number,
      '10 de marzo de 2026',
      'Fonendo Salud, S.L.',
      'B64717838',
      'Calle de la Salud, 12',
      'Valentina Restrepo',
      'AB1234567',
      'Carrera 7 # 45-12',
      'Gestión de la homologación',
      '390,00 €',
      '81,90 €',
      '471,90 €',
      '21',
      'modelo 790, código 107',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('no sujeta');
    // In words: no key of a product, a state, a country or a text of its own.
    expect(text).toContain('Bogotá, Cundinamarca, España');
    expect(text).not.toMatch(/\b(recognition|paid|ES|EUR)\b|invoice[.:]|\{\w+\}/);
    expect((await download(token, id)).bytes).toEqual(bytes);
    expect(new Uint8Array(await drawInvoiceById({ db, drawSheet: renderSheet }, row?.id ?? '', 'es'))).toEqual(bytes);
    await expect(drawInvoiceById({ db, drawSheet: renderSheet }, id, 'es')).rejects.toThrow('is gone');
  });

  test('says why it has no tax where the table says so for somebody outside the Union, in their language', async () => {
    await db
      .insert(settings)
      .values({ key: 'taxTable', value: { ...defaultTaxTable, outsideEuropeanUnion: 0 }, updatedAt: clock.now() });
    const { token } = await buildPayer('CO');
    const id = await pay(token, 'offersAccess', 4900);
    const text = async (locale: string) =>
      (await readPdf((await download(token, id, locale)).bytes)).pages.join('\n').replaceAll(/\s+/g, ' ');
    expect(await text('es')).toContain('no sujeta al IVA español');
    expect(await text('en')).toContain('Not subject to Spanish VAT');
  });
});

test('a deleted account leaves its invoices without it, and nothing it never paid', async () => {
  const { user, token } = await buildPayer();
  const paid = await pay(token, 'recognition');
  const { id: open, session } = await begin(token, 'offersAccess');
  const zip = await api.request('/api/account/export', { headers: { authorization: `Bearer ${token}` } });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(JSON.parse(strFromU8(files['fonendo.json'] ?? new Uint8Array()))).toMatchObject({
    payments: { payments: [{ id: paid }, { id: open }], invoices: [{ paymentId: paid }], entitlements: [{}] },
  });

  const gone = await request('DELETE', '/api/account', { token, body: { password: testPassword } });
  expect(gone).toMatchObject({ status: 204 });
  expect(await db.select().from(entitlements).where(eq(entitlements.userId, user.id))).toEqual([]);
  expect(await db.select().from(payments).where(eq(payments.userId, user.id))).toEqual([]);
  const [kept] = await db.select().from(invoices).where(eq(invoices.paymentId, paid));
  expect(kept).toMatchObject({ userId: null, buyer: { taxId: 'AB1234567' } });
  const [unpaid] = await db.select().from(payments).where(eq(payments.id, open));
  expect(unpaid).toMatchObject({ status: 'expired', userId: null, buyer: { name: '', email: '' } });

  // Whoever still had the gateway's page open gets the money back.
  await gateway.choose(session, 'pay');
  const message = messages.at(-1);
  if (message) await deliver(message);
  expect((await db.select().from(payments).where(eq(payments.id, open)))[0]?.status).toBe('duplicate');
  expect((await download(admin, paid)).answer.status).toBe(200);
});
