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

/** The result of a payment: the entitlements, and the next invoice of the series. */
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
  // The last lock: all payments share the counter, so it is held as briefly as possible.
  const number = await takeInvoiceNumber(tx, series);
  return insertInvoice(tx, {
    ...{ id: randomUUIDv7(), series, number, paymentId, userId, issuedOn, seller, buyer },
    ...{ lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency },
  });
}
