import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { PaymentGateway } from '../../integrations/payments/payment-gateway.port.ts';

/** What the use cases of payments need from outside. */
export type PaymentsContext = {
  db: Database;
  now: () => Date;
  log: Logger;
  sendMail: SendMail;
  /** Where people open the product: the gateway sends them back to it. */
  publicUrl: string;
  /** Who sells, as invoices name them. */
  seller: BillingParty;
  gateway: PaymentGateway;
  /** Promises a refund within the transaction that found out about it. */
  requestRefund: (tx: Queryable, paymentId: string) => Promise<void>;
};
