import { and, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { entitlements, gatewayEvents, invoices, payments, sandboxCheckouts } from '../../db/schema/payments.ts';

type Limits = {
  /** Gateways repeat a message for days, not for months. */
  messagesBefore: Date;
  unpaidBefore: Date;
  /** A calendar day: invoices issued before it, and what they were for. */
  invoicesBefore: string;
};

/** Forgets what nobody has to keep any more. What was granted stays granted. */
export async function deleteOldPayments(
  db: Database,
  { messagesBefore, unpaidBefore, invoicesBefore }: Limits,
): Promise<void> {
  await db.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, messagesBefore));
  await db.delete(sandboxCheckouts).where(lt(sandboxCheckouts.createdAt, messagesBefore));
  await db
    .delete(payments)
    .where(and(inArray(payments.status, ['failed', 'cancelled', 'expired']), lt(payments.createdAt, unpaidBefore)));
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(invoices)
      .where(lt(invoices.issuedOn, invoicesBefore))
      .returning({ paymentId: invoices.paymentId });
    const ids = gone.map(({ paymentId }) => paymentId);
    if (ids.length === 0) return;
    await tx.update(entitlements).set({ paymentId: null }).where(inArray(entitlements.paymentId, ids));
    await tx.delete(payments).where(inArray(payments.id, ids));
  });
}
