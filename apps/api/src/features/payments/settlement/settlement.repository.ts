import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { invoiceRecords } from '../../../db/schema/invoice-registry.ts';
import { entitlements, gatewayEvents, invoiceCounters, invoices } from '../../../db/schema/payments.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { ask } from '../../../db/statements/prepared.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** False if the same message was or is being handled. */
export async function insertGatewayEvent(tx: Queryable, event: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(gatewayEvents).values(event).onConflictDoNothing().returning({ id: gatewayEvents.id });
  return rows.length > 0;
}

export async function insertEntitlements(
  tx: Queryable,
  rows: { id: string; userId: string; product: Product; paymentId: string; grantedAt: Date }[],
): Promise<void> {
  await tx.insert(entitlements).values(rows);
}

/** Marks the petition that is being filled in as paid, because the administrators' queue filters by it. */
export async function markPetitionPaid(tx: Queryable, doctorId: string): Promise<void> {
  await tx
    .update(petitions)
    .set({ paid: true })
    .where(and(eq(petitions.doctorId, doctorId), isNull(petitions.status)));
}

/** The next number of the series. Its row is locked until the transaction ends, so that a rollback leaves no gap. */
export async function takeInvoiceNumber(tx: Queryable, series: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.series,
      set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` },
    })
    .returning({ number: invoiceCounters.lastNumber });
  if (!row) throw new Error(`no invoice number in ${series}`);
  return row.number;
}

export async function insertInvoice(tx: Queryable, row: typeof invoices.$inferInsert): Promise<InvoiceRow> {
  const [inserted] = await tx.insert(invoices).values(row).returning();
  if (!inserted) throw new Error('the invoice was not inserted');
  return inserted;
}

/** An invoice, and whether its record was sent to the tax agency; null if it has none. */
export type PrintedInvoice = InvoiceRow & { isSent: boolean | null; rectifies: InvoiceRow | null };

const rectified = alias(invoices, 'rectified');

async function findPrinted(db: Queryable, values: { id?: string; paymentId?: string }): Promise<PrintedInvoice | null> {
  const [row] = await ask(db, 'printed invoice', values, (p) =>
    db
      .select({ invoice: invoices, isSent: invoiceRecords.isSent, rectifies: rectified })
      .from(invoices)
      .leftJoin(invoiceRecords, eq(invoiceRecords.invoiceId, invoices.id))
      .leftJoin(rectified, eq(rectified.id, invoices.rectifiesId))
      .where(
        and(
          p.id && eq(invoices.id, p.id),
          p.paymentId && and(eq(invoices.paymentId, p.paymentId), isNull(invoices.rectifiesId)),
        ),
      ),
  );
  return row ? { ...row.invoice, isSent: row.isSent, rectifies: row.rectifies } : null;
}

export const findInvoice = (db: Queryable, id: string) => findPrinted(db, { id });

/** The first one; those that rectify it are found by their own id. */
export const findInvoiceOfPayment = (db: Queryable, paymentId: string) => findPrinted(db, { paymentId });

/** All of a payment, oldest first; the first one is locked, so that two rectifications come one after the other. */
export async function lockInvoicesOfPayment(tx: Queryable, paymentId: string): Promise<InvoiceRow[]> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), isNull(invoices.rectifiesId)))
    .for('update');
  return tx.select().from(invoices).where(eq(invoices.paymentId, paymentId)).orderBy(asc(invoices.id));
}

/** What a payment granted ends when all of its money is given back. */
export async function endEntitlementsOfPayment(tx: Queryable, paymentId: string, now: Date): Promise<void> {
  await tx
    .update(entitlements)
    .set({ usedUpAt: now })
    .where(and(eq(entitlements.paymentId, paymentId), isNull(entitlements.usedUpAt)));
}
