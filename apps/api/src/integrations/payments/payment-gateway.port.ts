import type { PaymentEvent } from '@fonendo/domain/payments/payment.lifecycle';
import type { Locale } from '@fonendo/domain/shared/locale';

export type CheckoutRequest = {
  /** Ours. A repeated request for the same payment gets the same page. */
  paymentId: string;
  /** What is being paid for, in the buyer's language. */
  description: string;
  amountCents: number;
  currency: string;
  buyerEmail: string;
  locale: Locale;
  /** Where the browser comes back to, whatever happened: what it brings along is never believed. */
  returnUrl: string;
  expiresAt: Date;
};

export type Checkout = { session: string; url: string };

/** Where a checkout stands at the gateway: still open, or how it ended. */
export type CheckoutState = 'open' | Exclude<PaymentEvent, 'refund'>;

export type GatewayEvent = {
  /** The same when it is sent again. */
  id: string;
  type: string;
  /** Our own id, as the gateway gives it back; null where the message is not about a payment of ours. */
  paymentId: string | null;
  session: string | null;
  /** Null for what does not concern us. */
  event: PaymentEvent | null;
};

/** A company that takes the money. Every call may fail or time out: it throws, and the caller decides. */
export type PaymentGateway = {
  readonly name: string;
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  retrieve(session: string): Promise<CheckoutState>;
  /** Closes the page where it is still open, and answers with where the checkout stands then. */
  expire(session: string): Promise<CheckoutState>;
  /** Gives everything back. Asked again, it does nothing more. */
  refund(session: string): Promise<void>;
  /** The message, or null where its signature is wrong or too old. Takes the body as it arrived. */
  parseWebhook(rawBody: string, headers: Headers): Promise<GatewayEvent | null>;
};
