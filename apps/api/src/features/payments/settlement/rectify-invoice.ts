import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Rectification } from '@fonendo/contract/payments/rectification.schema';
import type { Payment } from '@fonendo/contract/payments.schema';
import { formatInvoiceNumber, invoiceDate } from '@fonendo/domain/payments/invoice';
import { type BillingParty, missingBillingFields } from '@fonendo/domain/payments/pricing';
import {
  rectifyingSeries,
  rectifyingTypes,
  refundAmounts,
  refundLines,
  remainingAmounts,
} from '@fonendo/domain/payments/rectification';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { presentPayment } from '../payment.presenter.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { invoiceRectifiedMail } from '../payments.mails.ts';
import { findPaymentWithInvoice, getBillingData, lockBuyer } from '../payments.repository.ts';
import { recordInvoice } from '../registry/record-invoice.ts';
import {
  endEntitlementsOfPayment,
  type InvoiceRow,
  insertInvoice,
  lockInvoicesOfPayment,
  takeInvoiceNumber,
} from './settlement.repository.ts';

/**
 * Rectifies the invoice of a payment by another one in a series of its own, with its record. The money itself is given
 * back at the gateway. When all of it is, what the payment granted ends.
 */
export async function rectifyInvoice(
  context: PaymentsContext,
  actor: Actor,
  paymentId: string,
  wanted: Rectification,
): Promise<Payment> {
  return context.db.transaction(async (tx) => {
    const payment = await findPaymentWithInvoice(tx, paymentId);
    const buyer = payment?.userId ? await lockBuyer(tx, payment.userId) : null;
    const issued = await lockInvoicesOfPayment(tx, paymentId);
    const [first] = issued;
    if (!payment || !first) throw new ApiError('NotFound');
    const { invoice, isWhole } = await issue(context, tx, { first, issued, wanted });
    if (isWhole) await endEntitlementsOfPayment(tx, paymentId, context.now());
    const number = formatInvoiceNumber(invoice);
    const after = { kind: wanted.kind, number, totalCents: invoice.totalCents, reason: wanted.reason };
    await recordAudit(tx, context.now(), actor, 'payment.rectified', { type: 'payment', id: paymentId }, { after });
    if (buyer && !buyer.deletedAt) await context.sendMail(tx, invoiceRectifiedMail(buyer, context.publicUrl, invoice));
    const changed = await findPaymentWithInvoice(tx, paymentId);
    if (!changed) throw new Error(`payment ${paymentId} is gone`);
    return presentPayment(changed);
  });
}

type Wanted = { first: InvoiceRow; issued: readonly InvoiceRow[]; wanted: Rectification };

async function issue({ now, seller, sendsInvoiceRecords }: PaymentsContext, tx: Transaction, given: Wanted) {
  const { first, issued, wanted } = given;
  // What stands is the last one that replaced the others; refunds come off it.
  const standing = issued.findLast(({ type }) => type === 'R4') ?? first;
  const refunds = issued.filter(({ type }) => type === 'R1');
  const { content, isWhole } =
    wanted.kind === 'refund' ? refund(standing, refunds, wanted) : await rename(tx, standing, refunds);
  const issuedOn = invoiceDate(now());
  const series = rectifyingSeries(issuedOn);
  const number = await takeInvoiceNumber(tx, series);
  const { paymentId, userId, taxRate, taxRule, currency } = first;
  const invoice = await insertInvoice(tx, {
    ...{ id: randomUUIDv7(), series, number, paymentId, userId, issuedOn, seller, recorded: true },
    ...{ type: rectifyingTypes[wanted.kind], rectifiesId: standing.id, reason: wanted.reason },
    ...{ taxRate, taxRule, currency, ...content },
  });
  await recordInvoice(tx, invoice, { now: now(), isSent: sendsInvoiceRecords, rectified: standing });
  return { invoice, isWhole };
}

function refund(standing: InvoiceRow, refunds: readonly InvoiceRow[], wanted: Rectification) {
  const left = remainingAmounts(standing, refunds);
  const { baseCents = left.baseCents } = wanted;
  const amounts = refundAmounts(left, standing.taxRate, baseCents);
  if (!amounts) {
    throw new ApiError('ValidationFailed', {
      fields: { baseCents: { key: 'errors.numberTooBig', params: { max: left.baseCents / 100 } } },
    });
  }
  const lines = refundLines(standing.lines, standing.baseCents - left.baseCents, baseCents);
  return { content: { ...amounts, lines, buyer: standing.buyer }, isWhole: baseCents === left.baseCents };
}

/** It replaces the first one with the same amounts, so that it comes before any refund. */
async function rename(tx: Transaction, standing: InvoiceRow, refunds: readonly InvoiceRow[]) {
  if (refunds.length > 0 || !standing.userId) throw new ApiError('Conflict');
  const { lines, baseCents, taxCents, totalCents } = standing;
  const { policyGroups: _groups, locale: _locale, ...data } = await getBillingData(tx, standing.userId);
  const buyer = { ...data, email: standing.buyer.email };
  if (missingBillingFields(buyer).length > 0 || isDeepStrictEqual(buyer, standing.buyer)) {
    throw new ApiError('ValidationFailed', { fields: { kind: { key: 'errors.buyerData' } } });
  }
  return { content: { lines, baseCents, taxCents, totalCents, buyer: buyer as BillingParty }, isWhole: false };
}
