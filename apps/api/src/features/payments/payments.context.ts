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
  /** The product's address: the gateway sends people back to it. */
  publicUrl: string;
  /** The seller as named on invoices. */
  seller: BillingParty;
  /** Whether the records of invoices are sent to the tax agency, which invoices then say. */
  sendsInvoiceRecords: boolean;
  gateway: PaymentGateway;
  /** Enqueues a refund within the caller's transaction. */
  requestRefund: (tx: Queryable, paymentId: string) => Promise<void>;
};
