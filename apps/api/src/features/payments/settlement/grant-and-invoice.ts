import { randomUUIDv7 } from 'node:crypto';
import { invoiceDate, invoiceSeries } from '@fonendo/domain/payments/invoice';
import type { Queryable } from '../../../db/database.ts';
import type { PaymentsContext } from '../payments.context.ts';
import type { PaymentRow } from '../payments.repository.ts';
import { recordInvoice } from '../registry/record-invoice.ts';
import {
  type InvoiceRow,
  insertEntitlements,
  insertInvoice,
  markPetitionPaid,
  takeInvoiceNumber,
} from './settlement.repository.ts';

/** The result of a payment: the entitlements, the next invoice of the series, and its record in the registry. */
export async function grantAndInvoice(
  tx: Queryable,
  payment: PaymentRow & { userId: string },
  { seller, sendsInvoiceRecords }: Pick<PaymentsContext, 'seller' | 'sendsInvoiceRecords'>,
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
  // The last locks: all payments share the counter and the end of the chain, so they are held as briefly as possible.
  const number = await takeInvoiceNumber(tx, series);
  const invoice = await insertInvoice(tx, {
    ...{ id: randomUUIDv7(), series, number, paymentId, userId, issuedOn, seller, buyer, recorded: true },
    ...{ lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency },
  });
  await recordInvoice(tx, invoice, { now, isSent: sendsInvoiceRecords });
  return invoice;
}
