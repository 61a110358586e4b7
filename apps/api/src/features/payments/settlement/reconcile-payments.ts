import { randomUUID } from 'node:crypto';
import type { PaymentsContext } from '../payments.context.ts';
import { listPendingPayments, type PaymentRow } from '../payments.repository.ts';
import { movePayment } from './move-payment.ts';

/** Before this time the webhook usually arrives. */
const patienceMs = 60_000;
const batch = 200;

/**
 * Asks the gateway about payments whose end was not reported: the webhook was lost, or the process died. Expires
 * payments that were open for too long. Running it twice changes nothing.
 */
export async function reconcilePayments(context: PaymentsContext): Promise<void> {
  const before = new Date(context.now().getTime() - patienceMs);
  for (const payment of await listPendingPayments(context.db, before, batch)) {
    try {
      await reconcile(context, payment);
    } catch (error) {
      // The gateway is unavailable or does not know it: the others go on, and this one is tried again in a minute.
      context.log.warn({ err: error, paymentId: payment.id }, 'payment could not be reconciled');
    }
  }
}

async function reconcile(context: PaymentsContext, payment: PaymentRow): Promise<void> {
  const state = await stateAtGateway(context, payment);
  if (state === 'open') return;
  const by = { userId: null, impersonatorId: null, requestId: randomUUID() };
  await context.db.transaction((tx) => movePayment(context, tx, by, payment.id, state));
}

async function stateAtGateway({ gateway, now }: PaymentsContext, payment: PaymentRow) {
  const over = payment.expiresAt <= now();
  // Without a page it cannot have been paid; payments of another gateway cannot be checked.
  if (!payment.gatewaySession || payment.gateway !== gateway.name) return over ? 'expire' : 'open';
  return over ? gateway.expire(payment.gatewaySession) : gateway.retrieve(payment.gatewaySession);
}
