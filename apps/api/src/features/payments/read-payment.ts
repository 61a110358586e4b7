import type { Payment } from '@fonendo/contract/payments.schema';
import { formatInvoiceNumber } from '@fonendo/domain/invoice';
import type { Locale } from '@fonendo/domain/locale';
import { isAdministrator } from '@fonendo/domain/policy-group';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { presentPayment } from './payment.presenter.ts';
import { findPaymentWithInvoice } from './payments.repository.ts';
import { findInvoice, findInvoiceOfPayment } from './settlement.repository.ts';

/** One's own payment, or any for administrators; somebody else's does not exist. */
export async function readPayment(db: Database, actor: Actor, id: string): Promise<Payment> {
  const row = await findPaymentWithInvoice(db, id);
  if (!row || !maySee(actor, row.userId)) throw new ApiError('NotFound');
  return presentPayment(row);
}

export async function readInvoice(db: Database, actor: Actor, paymentId: string, locale: Locale) {
  const invoice = await findInvoiceOfPayment(db, paymentId);
  if (!invoice || !maySee(actor, invoice.userId)) throw new ApiError('NotFound');
  return { name: `${formatInvoiceNumber(invoice)}.pdf`, pdf: await drawInvoice(invoice, locale) };
}

/** For a mail's attachment: whoever the mail goes to was decided when it was written. */
export async function drawInvoiceById(db: Database, id: string, locale: Locale): Promise<Uint8Array> {
  const invoice = await findInvoice(db, id);
  if (!invoice) throw new Error(`invoice ${id} is gone`);
  return drawInvoice(invoice, locale);
}

const maySee = (actor: Actor, ownerId: string | null) =>
  ownerId === actor.userId || isAdministrator(actor.policyGroups);
