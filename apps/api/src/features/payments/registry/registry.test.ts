import { randomUUIDv7 } from 'node:crypto';
import { registryCheckSchema, registryStatusSchema } from '@fonendo/contract/payments/registry.schema';
import { paymentSchema, startedPaymentSchema } from '@fonendo/contract/payments.schema';
import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { doctorPrivateData } from '../../../db/schema/doctors.ts';
import { invoiceEvents, invoiceRecords } from '../../../db/schema/invoice-registry.ts';
import { entitlements, invoices } from '../../../db/schema/payments.ts';
import { users } from '../../../db/schema/users.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import { findViolations } from '../../../testing/published-registry.ts';
import { openPaymentsApi } from '../../../testing/scenes/payments.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import { tamperingWith } from '../../../testing/tampering.ts';
import { verifyRegistry } from './verify-registry.ts';

const setup = await openPaymentsApi();
const { db, api, request, gateway, buildPayer, start, deliver, messages, outbox } = setup;
const { jwt: admin, user: administrator } = await buildSignedIn(setup, { policyGroups: ['admin'] });

async function begin(country = 'ES') {
  const { user, token } = await buildPayer(country);
  const { id, checkoutUrl } = startedPaymentSchema.parse((await start(token, ['recognition'], 47_190)).body);
  return { user, token, id, session: checkoutUrl.split('/').at(-1) ?? '' };
}

async function pay(country = 'ES') {
  const payment = await begin(country);
  await gateway.choose(payment.session, 'pay');
  const message = messages.at(-1);
  if (message) await deliver(message);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, payment.id));
  if (!invoice) throw new Error('no invoice');
  return { ...payment, invoice };
}

const records = () => db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.position));
const rectify = (id: string, body: object, token = admin) =>
  request('POST', `/api/payments/${id}/rectifications`, { token, body });

const tamper = tamperingWith(db);

describe('an invoice', () => {
  test('is issued with a record that follows on the one before', async () => {
    const [first, second] = [await pay(), await pay('CO')];
    const all = await records();
    const [one, two] = all.slice(-2);
    expect(one?.invoiceId).toBe(first.invoice.id);
    expect(two).toMatchObject({ invoiceId: second.invoice.id, previousHash: one?.hash, position: all.length });
    expect(two?.hash).toMatch(/^[0-9A-F]{64}$/);
    const number = formatInvoiceNumber(second.invoice);
    for (const part of [
      `<sf:IDEmisorFactura>B64717838</sf:IDEmisorFactura><sf:NumSerieFactura>${number}</sf:NumSerieFactura>`,
      '<sf:FechaExpedicionFactura>10-03-2026</sf:FechaExpedicionFactura>',
      '<sf:TipoFactura>F1</sf:TipoFactura>',
      '<sf:IDOtro><sf:CodigoPais>CO</sf:CodigoPais><sf:IDType>06</sf:IDType><sf:ID>AB1234567</sf:ID></sf:IDOtro>',
      '<sf:TipoImpositivo>21.00</sf:TipoImpositivo>',
      '<sf:CuotaTotal>81.90</sf:CuotaTotal><sf:ImporteTotal>471.90</sf:ImporteTotal>',
      `<sf:RegistroAnterior><sf:IDEmisorFactura>B64717838</sf:IDEmisorFactura><sf:NumSerieFactura>${formatInvoiceNumber(first.invoice)}</sf:NumSerieFactura>`,
      '<sf:FechaHoraHusoGenRegistro>2026-03-10T10:00:00+01:00</sf:FechaHoraHusoGenRegistro>',
      `<sf:TipoHuella>01</sf:TipoHuella><sf:Huella>${two?.hash}</sf:Huella></sf:RegistroAlta>`,
    ]) {
      expect(two?.xml).toContain(part);
    }
    expect(await verifyRegistry(db)).toEqual({ records: all.length, problems: [] });
  });

  test('of payments at once: every record follows on another one', async () => {
    const begun = await Promise.all(Array.from({ length: 12 }, () => begin()));
    const sent = begun.map(({ id, session }) => ({ id: `evt_${id}`, type: 'checkout.pay', session, reference: id }));
    // Refunds of an earlier one come between them, in another series.
    const { id } = await pay();
    const refunds = [100, 200, 300].map((baseCents) => rectify(id, { kind: 'refund', baseCents, reason: 'A la vez' }));
    const answers = await Promise.all([...sent.map(deliver), ...refunds]);
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
    const all = await records();
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
    for (const [index, { previousHash }] of all.entries()) expect(previousHash).toBe(all[index - 1]?.hash ?? '');
    expect(await verifyRegistry(db)).toEqual({ records: all.length, problems: [] });
  });

  test('shows the QR and, where records are sent, says that it can be verified', async () => {
    const { id, token, invoice } = await pay();
    const text = async () => {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' };
      const answer = await api.request(`/api/payments/${id}/invoice`, { headers });
      return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.join('\n');
    };
    expect(await text()).toContain('QR tributario:');
    expect(await text()).not.toContain('Factura verificable');
    await tamper(() => db.update(invoiceRecords).set({ isSent: true }).where(eq(invoiceRecords.invoiceId, invoice.id)));
    expect(await text()).toContain('Factura verificable en la sede electrónica de la AEAT');
  });

  test('of the longest name: the record holds what is allowed of it, and both still agree', async () => {
    const payment = await begin();
    await db
      .update(users)
      .set({ firstname: 'A'.repeat(100), lastname: 'B'.repeat(100) })
      .where(eq(users.id, payment.user.id));
    const { id, checkoutUrl } = startedPaymentSchema.parse((await start(payment.token, ['recognition'], 47_190)).body);
    await gateway.choose(checkoutUrl.split('/').at(-1) ?? '', 'pay');
    const message = messages.at(-1);
    if (message) await deliver(message);
    const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, id));
    expect(invoice?.buyer.name).toBe(`${'A'.repeat(100)} ${'B'.repeat(100)}`);
    expect((await records()).at(-1)?.xml).toContain(
      `<sf:NombreRazon>${'A'.repeat(100)} ${'B'.repeat(19)}</sf:NombreRazon>`,
    );
    expect((await verifyRegistry(db)).problems).toEqual([]);
  });

  test('and its record cannot be changed, deleted or emptied', async () => {
    const { invoice } = await pay();
    const its = eq(invoiceRecords.invoiceId, invoice.id);
    const refused = { cause: { message: 'records of invoices are append-only for six years' } };
    await expect(db.update(invoiceRecords).set({ xml: '' }).where(its)).rejects.toMatchObject(refused);
    await expect(db.delete(invoiceRecords).where(its)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate ${invoiceRecords}`)).rejects.toMatchObject(refused);
  });
});

describe('a rectification', () => {
  test('of a part, then of the rest: negative amounts in a series of its own; what was granted ends', async () => {
    const { id, user, token } = await pay();
    const first = await rectify(id, { kind: 'refund', baseCents: 10_000, reason: 'Parte no prestada' });
    expect(first.status).toBe(200);
    const [one] = paymentSchema.parse(first.body).rectifications;
    expect(one).toMatchObject({
      kind: 'refund',
      totalCents: -12_100,
      number: expect.stringMatching(/^R2026-0000\d\d$/),
    });
    const granted = () => db.select().from(entitlements).where(eq(entitlements.userId, user.id));
    expect(await granted()).toMatchObject([{ usedUpAt: null }]);
    expect(await rectify(id, { kind: 'refund', baseCents: 29_001, reason: 'De más' })).toMatchObject({
      status: 422,
      body: { fields: { baseCents: { key: 'errors.numberTooBig', params: { max: 290 } } } },
    });
    expect(await rectify(id, { kind: 'refund', baseCents: 29_000, reason: 'Desistimiento' })).toMatchObject({
      status: 200,
      body: { rectifications: [{}, { totalCents: -35_090 }] },
    });
    expect(await granted()).toMatchObject([{ usedUpAt: expect.any(Date) }]);
    expect(await rectify(id, { kind: 'refund', baseCents: 1, reason: 'Otra vez' })).toMatchObject({ status: 422 });

    const { xml } = (await records()).at(-2) ?? {};
    expect(xml).toContain('<sf:TipoFactura>R1</sf:TipoFactura><sf:TipoRectificativa>I</sf:TipoRectificativa>');
    expect(xml).toContain('<sf:ImporteTotal>-121.00</sf:ImporteTotal>');
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' };
    const answer = await api.request(`/api/payments/${id}/rectifications/${one?.id}`, { headers });
    const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.join('\n').replaceAll(/\s+/g, ' ');
    for (const part of ['Factura rectificativa', 'Por diferencias', 'Parte no prestada', '-121,00 €']) {
      expect(text).toContain(part);
    }
    const mails = outbox.filter(({ to, subject }) => to === user.email && subject.includes('rectificativa'));
    expect(mails).toHaveLength(2);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.filter(({ action }) => action === 'payment.rectified')).toMatchObject([
      { actorId: administrator.id, after: { kind: 'refund', totalCents: -12_100, reason: 'Parte no prestada' } },
      { after: { totalCents: -35_090 } },
    ]);
  });

  test('of the buyer’s data replaces the invoice; the first one stays as it was issued', async () => {
    const { id, invoice, user } = await pay();
    const body = { kind: 'buyerData', reason: 'NIE en lugar de pasaporte' };
    expect(await rectify(id, body)).toMatchObject({
      status: 422,
      body: { fields: { kind: { key: 'errors.buyerData' } } },
    });
    await db
      .update(doctorPrivateData)
      .set({ documentNumber: 'X1234567L' })
      .where(eq(doctorPrivateData.userId, user.id));
    expect(await rectify(id, body)).toMatchObject({ status: 200, body: { rectifications: [{ totalCents: 47_190 }] } });
    expect(await db.select().from(invoices).where(eq(invoices.id, invoice.id))).toEqual([invoice]);
    const { xml } = (await records()).at(-1) ?? {};
    expect(xml).toContain('<sf:TipoRectificativa>S</sf:TipoRectificativa>');
    expect(xml).toContain('<sf:BaseRectificada>390.00</sf:BaseRectificada>');
    expect(xml).toContain('<sf:NIF>X1234567L</sf:NIF></sf:IDDestinatario>');
    // Money is taken back from the one that stands; after that nobody is renamed.
    await rectify(id, { kind: 'refund', reason: 'Desistimiento' });
    expect((await records()).at(-1)?.xml).toContain('<sf:NIF>X1234567L</sf:NIF></sf:IDDestinatario>');
    expect(await rectify(id, body)).toMatchObject({ status: 409 });
    expect(await verifyRegistry(db)).toMatchObject({ problems: [] });
  });

  test('is for administrators; its paper for its buyer', async () => {
    const { id, token } = await pay();
    const body = { kind: 'refund', baseCents: 100, reason: 'No es suyo' };
    expect(await rectify(id, body, token)).toMatchObject({ status: 403 });
    expect(await rectify(randomUUIDv7(), body)).toMatchObject({ status: 404 });
    const [{ id: paper } = { id: '' }] = paymentSchema.parse((await rectify(id, body)).body).rectifications;
    const { token: stranger } = await buildPayer();
    const read = (by: string) => request('GET', `/api/payments/${id}/rectifications/${paper}`, { token: by });
    expect((await read(token)).status).toBe(200);
    expect((await read(admin)).status).toBe(200);
    expect((await read(stranger)).status).toBe(404);
  });
});

describe('the registry', () => {
  test('is read, checked and exported by administrators, and its log says who did', async () => {
    await pay();
    const all = await records();
    const check = await request('POST', '/api/payments/registry/check', { token: admin });
    expect(registryCheckSchema.parse(check.body)).toEqual({ records: all.length, problems: [] });
    const exported = await request('GET', '/api/payments/registry/export.xml', { token: admin });
    expect(exported.headers.get('content-disposition')).toContain('registros-de-facturacion.xml');
    expect(String(exported.body).match(/<sf:RegistroAlta /g)).toHaveLength(all.length);
    const status = registryStatusSchema.parse((await request('GET', '/api/payments/registry', { token: admin })).body);
    expect(status).toMatchObject({ records: all.length, lastHash: all.at(-1)?.hash, isSent: false });
    expect(status.events.map(({ kind }) => kind).toSorted()).toEqual(['checked', 'exported']);
    await expect(db.delete(invoiceEvents)).rejects.toThrow();
    const { token } = await buildPayer();
    for (const path of ['registry', 'registry/export.xml']) {
      expect(await request('GET', `/api/payments/${path}`, { token })).toMatchObject({ status: 403 });
    }
  });
});

test('the XML of every record is valid by the published structure', async () => {
  const all = await records();
  for (const { xml } of all) expect(findViolations(xml), xml).toEqual([]);
  // Ordinary, by difference and by substitution: each has been made above.
  const types = new Set(all.map(({ xml }) => /TipoFactura>(\w+)</.exec(xml)?.[1]));
  expect([...types].toSorted()).toEqual(['F1', 'R1', 'R4']);
});
