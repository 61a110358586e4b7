import type { PaymentEvent } from '@fonendo/domain/payments/payment.lifecycle';
import type { Locale } from '@fonendo/domain/shared/locale';

export type CheckoutRequest = {
  /** Our own id. A repeated request for the same payment from the same address gets the same page. */
  paymentId: string;
  /** What is being paid for, in the buyer's language. */
  description: string;
  amountCents: number;
  currency: string;
  buyerEmail: string;
  locale: Locale;
  /** Where the browser returns to in any case; what it sends along is never trusted. */
  returnUrl: string;
  expiresAt: Date;
};

export type Checkout = { session: string; url: string };

/** The state of a checkout at the gateway: open, or its outcome. */
export type CheckoutState = 'open' | Exclude<PaymentEvent, 'refund'>;

export type GatewayEvent = {
  /** The same if the message is repeated. */
  id: string;
  type: string;
  /** Our own id, as returned by the gateway; null if the message is not about one of our payments. */
  paymentId: string | null;
  session: string | null;
  /** Null for messages that do not matter to us. */
  event: PaymentEvent | null;
};

/** A payment provider. Every call may fail or time out: it throws, and the caller decides. */
export type PaymentGateway = {
  readonly name: string;
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  retrieve(session: string): Promise<CheckoutState>;
  /** Closes the page if it is still open, and returns the state of the checkout. */
  expire(session: string): Promise<CheckoutState>;
  /** Refunds everything. A repeated call does nothing more. */
  refund(session: string): Promise<void>;
  /** The message, or null if its signature is wrong or too old. Needs the raw body. */
  parseWebhook(rawBody: string, headers: Headers): Promise<GatewayEvent | null>;
};
