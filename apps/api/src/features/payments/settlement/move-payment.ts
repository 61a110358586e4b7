import { decidePayment, type PaymentEvent, type PaymentStatus } from '@fonendo/domain/payments/payment.lifecycle';
import type { Transaction } from '../../../db/database.ts';
import { type AuditedBy, recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { duplicatePaymentMail, paymentReceivedMail } from '../payments.mails.ts';
import {
  findPaymentRow,
  listGrantedProducts,
  lockBuyer,
  lockPaymentRow,
  type PaymentRow,
  updatePaymentStatus,
} from '../payments.repository.ts';
import { grantAndInvoice } from './grant-and-invoice.ts';

type Buyer = NonNullable<Awaited<ReturnType<typeof lockBuyer>>>;

/**
 * The only way a payment changes, by webhook, reconciliation or another checkout. Locks buyer, then payment, so that
 * two payments of one person for the same product cannot both grant it. Returns the new status, or null if nothing
 * changes.
 */
export async function movePayment(
  context: PaymentsContext,
  tx: Transaction,
  by: AuditedBy,
  paymentId: string,
  event: PaymentEvent,
): Promise<PaymentStatus | null> {
  const found = await findPaymentRow(tx, paymentId);
  if (!found) return null;
  const buyer = found.userId ? await lockBuyer(tx, found.userId) : null;
  const payment = await lockPaymentRow(tx, paymentId);
  const granted = payment.userId ? await listGrantedProducts(tx, payment.userId) : [];
  const grantable =
    buyer !== null && buyer.deletedAt === null && !payment.products.some((product) => granted.includes(product));
  const status = decidePayment({ status: payment.status, grantable }, event);
  if (!status) return null;

  const now = context.now();
  await updatePaymentStatus(tx, paymentId, status, now);
  const change = { before: { status: payment.status }, after: { status } };
  await recordAudit(tx, now, by, auditActions[status], { type: 'payment', id: paymentId }, change);
  if (status === 'paid' && buyer && payment.userId) await settle(context, tx, payment, payment.userId, buyer, now);
  if (status === 'duplicate') await giveBack(context, tx, payment, buyer);
  if (payment.userId) await notifyBuyer(context, tx, payment.userId, payment, status);
  return status;
}

const auditActions = {
  pending: 'payment.started',
  paid: 'payment.settled',
  duplicate: 'payment.settled',
  failed: 'payment.closed',
  cancelled: 'payment.closed',
  expired: 'payment.closed',
  refunded: 'payment.refunded',
} as const satisfies Record<PaymentStatus, string>;

const noticeKinds = {
  paid: 'paymentReceived',
  duplicate: 'paymentDuplicate',
  refunded: 'paymentRefunded',
} as const;

/** Only about money that arrived or was refunded; a buyer who cancelled at the gateway knows it. */
async function notifyBuyer(
  context: PaymentsContext,
  tx: Transaction,
  userId: string,
  payment: PaymentRow,
  status: PaymentStatus,
): Promise<void> {
  if (status !== 'paid' && status !== 'duplicate' && status !== 'refunded') return;
  const params = { products: payment.products.join(','), totalCents: String(payment.totalCents) };
  await notify(context, tx, {
    kind: noticeKinds[status],
    to: { people: [userId] },
    params,
    link: `/payment?id=${payment.id}`,
  });
}

async function settle(
  context: PaymentsContext,
  tx: Transaction,
  payment: PaymentRow,
  userId: string,
  buyer: Buyer,
  now: Date,
) {
  const invoice = await grantAndInvoice(tx, { ...payment, userId }, context, now);
  await context.sendMail(tx, paymentReceivedMail(buyer, context.publicUrl, payment, invoice));
}

async function giveBack(context: PaymentsContext, tx: Transaction, payment: PaymentRow, buyer: Buyer | null) {
  await context.requestRefund(tx, payment.id);
  // A deleted account has no address.
  if (buyer && !buyer.deletedAt) await context.sendMail(tx, duplicatePaymentMail(buyer, context.publicUrl, payment));
}
