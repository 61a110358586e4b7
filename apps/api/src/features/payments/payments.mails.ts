import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { localeTags } from '@fonendo/domain/shared/locale';
import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type Addressee, writeMail } from '../notifications/notifications.public.ts';
import { describeProducts } from './checkout-request.ts';
import { formatMoney } from './money.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { InvoiceRow } from './settlement/settlement.repository.ts';

const texts = { es: spanish, en: english };

/** The invoice, and the confirmation of the contract that the law requires at once. */
export function paymentReceivedMail(to: Addressee, publicUrl: string, payment: PaymentRow, invoice: InvoiceRow): Mail {
  const { agreed, note, ...text } = texts[to.locale].paymentReceived;
  const number = formatInvoiceNumber(invoice);
  const day = payment.createdAt.toLocaleDateString(localeTags[to.locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  });
  // Only the recognition has a state fee.
  const asksForFee = payment.products.includes('recognition');
  return writeMail(to, asksForFee ? { ...text, note } : text, {
    url: `${publicUrl}/payment?id=${payment.id}`,
    params: { ...amountOf(payment, to), number },
    more: [fill(agreed, { day })],
    attachments: [{ name: `${number}.pdf`, contentType: 'application/pdf', source: { invoice: invoice.id } }],
  });
}

/** The law asks for the rectifying invoice to be handed to the buyer. */
export function invoiceRectifiedMail(to: Addressee, publicUrl: string, invoice: InvoiceRow): Mail {
  const number = formatInvoiceNumber(invoice);
  return writeMail(to, texts[to.locale].invoiceRectified, {
    url: `${publicUrl}/payment?id=${invoice.paymentId}`,
    params: { number, reason: invoice.reason ?? '' },
    attachments: [{ name: `${number}.pdf`, contentType: 'application/pdf', source: { invoice: invoice.id } }],
  });
}

export const duplicatePaymentMail = (to: Addressee, publicUrl: string, payment: PaymentRow): Mail =>
  writeMail(to, texts[to.locale].paymentDuplicate, {
    url: `${publicUrl}/payment?id=${payment.id}`,
    params: amountOf(payment, to),
  });

const amountOf = ({ totalCents, currency, products }: PaymentRow, { locale }: Addressee) => ({
  total: formatMoney(totalCents, currency, locale),
  products: describeProducts(products, locale),
});
