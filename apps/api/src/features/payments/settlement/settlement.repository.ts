import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { entitlements, gatewayEvents, invoiceCounters, invoices } from '../../../db/schema/payments.ts';
import { petitions } from '../../../db/schema/petitions.ts';

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

export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row ?? null;
}

export async function findInvoiceOfPayment(db: Queryable, paymentId: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
  return row ?? null;
}
