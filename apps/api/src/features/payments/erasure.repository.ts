import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { and, asc, eq, exists, inArray, not } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { entitlements, invoices, payments } from '../../db/schema/payments.ts';

const nobody: BillingParty = {
  name: '',
  taxId: '',
  address: '',
  city: '',
  postalCode: '',
  state: null,
  country: '',
  email: '',
};

/**
 * For a deleted account. Payments and invoices stay for six years, as the law requires, without the account; unpaid
 * ones are deleted. If the page at the gateway is still open and money arrives, it is refunded. Of refunded payments
 * only the amounts stay, as no invoice names the buyer.
 */
export async function erasePaymentsOf(tx: Queryable, userId: string): Promise<void> {
  const own = eq(payments.userId, userId);
  await tx.delete(entitlements).where(eq(entitlements.userId, userId));
  await tx.delete(payments).where(and(own, inArray(payments.status, ['failed', 'cancelled', 'expired'])));
  await tx
    .update(payments)
    .set({ status: 'expired', buyer: nobody, userId: null })
    .where(and(own, eq(payments.status, 'pending')));
  const invoiced = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.paymentId, payments.id));
  await tx
    .update(payments)
    .set({ buyer: nobody })
    .where(and(own, not(exists(invoiced))));
  await tx.update(invoices).set({ userId: null }).where(eq(invoices.userId, userId));
  await tx.update(payments).set({ userId: null }).where(own);
}

/** For the right of access: one's payments, invoices and what they granted. */
export async function exportPaymentsOf(db: Queryable, userId: string) {
  return {
    payments: await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt)),
    invoices: await db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(asc(invoices.issuedOn)),
    entitlements: await db.select().from(entitlements).where(eq(entitlements.userId, userId)),
  };
}
