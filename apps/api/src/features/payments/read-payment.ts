import type { Payment } from '@fonendo/contract/payments.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';
import type { Asker } from '../../work-errors.ts';
import { presentPayment } from './payment.presenter.ts';
import { findPaymentWithInvoice } from './payments.repository.ts';
import { invoiceSheet } from './settlement/invoice-pdf.ts';
import { findInvoice, findInvoiceOfPayment } from './settlement/settlement.repository.ts';

/** One's own payment, or any for administrators; a 404 for others. */
export async function readPayment(db: Database, actor: Actor, id: string): Promise<Payment> {
  const row = await findPaymentWithInvoice(db, id);
  if (!row || !maySee(actor, row.userId)) throw new ApiError('NotFound');
  return presentPayment(row);
}

type Drawing = { db: Database; drawSheet: DrawSheet };

export async function readInvoice(
  { db, drawSheet }: Drawing,
  actor: Actor,
  { paymentId, locale }: { paymentId: string; locale: Locale },
  asker: Asker,
) {
  const invoice = await findInvoiceOfPayment(db, paymentId);
  if (!invoice || !maySee(actor, invoice.userId)) throw new ApiError('NotFound');
  return { name: `${formatInvoiceNumber(invoice)}.pdf`, pdf: await drawSheet(invoiceSheet(invoice, locale), asker) };
}

/** An invoice that rectifies the one of this payment. */
export async function readRectification(
  { db, drawSheet }: Drawing,
  actor: Actor,
  { id, invoiceId, locale }: { id: string; invoiceId: string; locale: Locale },
  asker: Asker,
) {
  const invoice = await findInvoice(db, invoiceId);
  if (!invoice?.rectifiesId || invoice.paymentId !== id || !maySee(actor, invoice.userId))
    throw new ApiError('NotFound');
  return { name: `${formatInvoiceNumber(invoice)}.pdf`, pdf: await drawSheet(invoiceSheet(invoice, locale), asker) };
}

/** For the attachment of a mail: the recipient was decided when the mail was written. */
export async function drawInvoiceById({ db, drawSheet }: Drawing, id: string, locale: Locale): Promise<Uint8Array> {
  const invoice = await findInvoice(db, id);
  if (!invoice) throw new Error(`invoice ${id} is gone`);
  return drawSheet(invoiceSheet(invoice, locale), { person: null });
}

const maySee = (actor: Actor, ownerId: string | null) =>
  ownerId === actor.userId || isAdministrator(actor.policyGroups);
