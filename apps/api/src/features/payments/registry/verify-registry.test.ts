import { randomUUIDv7 } from 'node:crypto';
import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { asc, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { invoiceRecords, invoiceRegistry } from '../../../db/schema/invoice-registry.ts';
import { invoiceCounters, invoices } from '../../../db/schema/payments.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { buildInvoice, buildPayment, buildUser } from '../../../testing/factories/factories.ts';
import { tamperingWith } from '../../../testing/tampering.ts';
import { nextRecord } from './record-invoice.ts';
import { verifyRegistry } from './verify-registry.ts';

const { db } = await openTestDatabase();
const tamper = tamperingWith(db);
const now = new Date('2026-03-10T09:00:00Z');
const records = () => db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.position));

/** Records that a thousand payments would have made, far faster. */
async function fill(count: number): Promise<void> {
  const { id: userId } = await buildUser(db);
  const payment = await buildPayment(db, { userId });
  await buildInvoice(db, payment, { series: 'F2026', number: 1, issuedOn: '2026-03-01' });
  const [template] = await db.select().from(invoices);
  if (!template) throw new Error('no invoice to take after');
  const [head] = await db.select().from(invoiceRegistry);
  let end = head ?? { position: 0, hash: '', seal: '' };
  let previous: Parameters<typeof nextRecord>[2] = null;
  const rows: (typeof invoiceRecords.$inferInsert)[] = [];
  const issued: (typeof invoices.$inferSelect)[] = [];
  for (let number = 1; number <= count; number += 1) {
    const invoice = { ...template, id: randomUUIDv7(), series: 'T2026', number };
    const row = { ...invoice, userId: null, rectifiesId: template.id, recorded: true, type: 'F1' as const };
    const record = nextRecord(row, end, previous, { now: now, isSent: false });
    previous = {
      issuerTaxId: row.seller.taxId,
      number: formatInvoiceNumber(row),
      issuedOn: row.issuedOn,
      hash: record.hash,
    };
    end = record;
    issued.push(row);
    rows.push(record);
  }
  await db.insert(invoices).values(issued);
  await db.insert(invoiceRecords).values(rows);
  await db.insert(invoiceCounters).values({ series: 'T2026', lastNumber: count });
  await db.update(invoiceRegistry).set({ position: end.position, hash: end.hash, seal: end.seal });
}

await fill(1000);
const whole = await records();
const at = (index: number) => {
  const record = whole.at(index);
  if (!record) throw new Error(`no record ${index}`);
  return record;
};
const put = (record: (typeof whole)[number], change: Partial<(typeof whole)[number]>) =>
  tamper(() => db.update(invoiceRecords).set(change).where(eq(invoiceRecords.position, record.position)));
const target = at(-500);

afterEach(async () => {
  await tamper(async () => {
    await db.delete(invoiceRecords);
    for (let from = 0; from < whole.length; from += 500)
      await db.insert(invoiceRecords).values(whole.slice(from, from + 500));
  });
  expect((await verifyRegistry(db)).problems).toEqual([]);
});

const found = async () => (await verifyRegistry(db)).problems;

test('an amount in one is altered', async () => {
  await put(target, { xml: target.xml.replace('471.90', '371.90') });
  expect(await found()).toMatchObject([{ problem: 'altered', position: target.position }]);
});

test('a field that the published hash does not cover is altered', async () => {
  await put(target, { xml: target.xml.replace('Valentina', 'Valentino') });
  expect(await found()).toMatchObject([{ problem: 'altered', position: target.position }]);
});

test('one is altered and made anew with hashes that fit it', async () => {
  const [{ invoice } = { invoice: null }] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .where(eq(invoices.id, target.invoiceId));
  if (!invoice) throw new Error('no invoice');
  const forged = { ...invoice, totalCents: 100, baseCents: 100, taxCents: 0 };
  const end = at(-501);
  await put(target, nextRecord(forged, end, null, { now: now, isSent: false }));
  expect((await found()).map(({ position }) => position)).toContain(target.position + 1);
});

test('one is missing, in the middle or at the end', async () => {
  await tamper(() => db.delete(invoiceRecords).where(eq(invoiceRecords.position, target.position)));
  expect(await found()).toContainEqual({ problem: 'missing', position: target.position, number: null });
  expect((await found()).map(({ problem }) => problem)).toContain('unrecorded');
  const last = at(-1);
  await tamper(() => db.delete(invoiceRecords).where(eq(invoiceRecords.position, last.position)));
  expect(await found()).toContainEqual({ problem: 'missing', position: last.position, number: null });
});

test('two changed places', async () => {
  const other = at(-499);
  const { position: _position, ...rest } = target;
  const { position: _other, ...swapped } = other;
  await tamper(async () => {
    await db.delete(invoiceRecords).where(eq(invoiceRecords.position, other.position));
    await db.update(invoiceRecords).set(swapped).where(eq(invoiceRecords.position, target.position));
    await db.insert(invoiceRecords).values({ ...rest, position: other.position });
  });
  expect((await found()).map(({ problem }) => problem)).toContain('reordered');
});

test('an invoice differs from its record', async () => {
  const change = (totalCents: number) =>
    tamper(() => db.update(invoices).set({ totalCents }).where(eq(invoices.id, target.invoiceId)));
  await change(1);
  expect(await found()).toMatchObject([{ problem: 'invoiceAltered', position: target.position }]);
  await change(47_190);
});
