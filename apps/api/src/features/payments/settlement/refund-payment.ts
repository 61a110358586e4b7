import { randomUUID } from 'node:crypto';
import type { PaymentsContext } from '../payments.context.ts';
import { findPaymentRow } from '../payments.repository.ts';
import { movePayment } from './move-payment.ts';

/**
 * Refunds a payment that bought nothing. Run again after a crash, it repeats the request, and the gateway pays once.
 */
export async function refundPayment(context: PaymentsContext, paymentId: string): Promise<void> {
  const payment = await findPaymentRow(context.db, paymentId);
  if (payment?.status !== 'duplicate') return;
  if (!payment.gatewaySession || payment.gateway !== context.gateway.name) {
    throw new Error(`payment ${paymentId} was made through ${payment.gateway}, which is not configured`);
  }
  await context.gateway.refund(payment.gatewaySession);
  const by = { userId: null, impersonatorId: null, requestId: randomUUID() };
  await context.db.transaction((tx) => movePayment(context, tx, by, paymentId, 'refund'));
}
