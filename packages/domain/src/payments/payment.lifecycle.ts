/** What a doctor can pay for. */
export const products = ['recognition', 'offersAccess'] as const;

export type Product = (typeof products)[number];

/**
 * A pending payment waits for the gateway. `duplicate` is a payment for something that was paid for meanwhile: it
 * grants nothing and is refunded.
 */
export const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled', 'expired', 'duplicate', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Events reported by a gateway. They may arrive twice, late and in any order. */
export const paymentEvents = ['pay', 'fail', 'cancel', 'expire', 'refund'] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

type Move = { from: readonly PaymentStatus[]; to: PaymentStatus };

/**
 * Money that arrived wins over every other outcome, however late its event comes. Among the other outcomes the first
 * one stays. Only money that bought nothing is refunded.
 */
const paymentMoves: Record<PaymentEvent, Move> = {
  pay: { from: ['pending', 'failed', 'cancelled', 'expired'], to: 'paid' },
  fail: { from: ['pending'], to: 'failed' },
  cancel: { from: ['pending'], to: 'cancelled' },
  expire: { from: ['pending'], to: 'expired' },
  refund: { from: ['duplicate'], to: 'refunded' },
};

export type PaymentFacts = {
  status: PaymentStatus;
  /** The account is there, and nothing of what is paid for has been granted to it by another payment. */
  grantable: boolean;
};

/** The status after an event, or null where the event changes nothing: it was heard before, or came too late. */
export function decidePayment({ status, grantable }: PaymentFacts, event: PaymentEvent): PaymentStatus | null {
  const { from, to } = paymentMoves[event];
  if (!from.includes(status)) return null;
  return to === 'paid' && !grantable ? 'duplicate' : to;
}
