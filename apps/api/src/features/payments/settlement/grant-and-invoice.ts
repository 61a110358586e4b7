import { randomUUIDv7 } from 'node:crypto';
import { invoiceDate, invoiceSeries } from '@fonendo/domain/payments/invoice';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { Queryable } from '../../../db/database.ts';
import type { PaymentRow } from '../payments.repository.ts';
import {
  type InvoiceRow,
  insertEntitlements,
  insertInvoice,
  markPetitionPaid,
  takeInvoiceNumber,
} from './settlement.repository.ts';

/** What a paid payment brings: the right to use what was paid for, and the next invoice of the series. */
export async function grantAndInvoice(
  tx: Queryable,
  payment: PaymentRow & { userId: string },
  seller: BillingParty,
  now: Date,
): Promise<InvoiceRow> {
  const { id: paymentId, userId, buyer, lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency } = payment;
  await insertEntitlements(
    tx,
    payment.products.map((product) => ({ id: randomUUIDv7(), userId, product, paymentId, grantedAt: now })),
  );
  if (payment.products.includes('recognition')) await markPetitionPaid(tx, userId);
  const issuedOn = invoiceDate(now);
  const series = invoiceSeries(issuedOn);
  // Last of the locks: the counter is everybody's, and held only until this transaction ends.
  const number = await takeInvoiceNumber(tx, series);
  return insertInvoice(tx, {
    ...{ id: randomUUIDv7(), series, number, paymentId, userId, issuedOn, seller, buyer },
    ...{ lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency },
  });
}
