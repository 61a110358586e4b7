import { formatInvoiceNumber } from '@fonendo/domain/invoice';
import { type Locale, localeTags } from '@fonendo/domain/locale';
import { mails as english } from '@fonendo/messages/en/mails';
import { mails as spanish } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { describeProducts } from './checkout-request.ts';
import { formatMoney } from './money.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { InvoiceRow } from './settlement.repository.ts';

type Recipient = { email: string; firstName: string; locale: Locale };

const texts = { es: spanish, en: english };

/** The invoice, and the acknowledgement of what was agreed that the law asks for at once (domain.md). */
export function paymentReceivedMail(to: Recipient, publicUrl: string, payment: PaymentRow, invoice: InvoiceRow): Mail {
  const text = texts[to.locale].paymentReceived;
  const number = formatInvoiceNumber(invoice);
  const day = payment.createdAt.toLocaleDateString(localeTags[to.locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  });
  return {
    to: to.email,
    locale: to.locale,
    subject: fill(text.subject, { number }),
    heading: text.heading,
    paragraphs: [
      fill(texts[to.locale].greeting, { name: to.firstName }),
      fill(text.body, {
        total: formatMoney(payment.totalCents, payment.currency, to.locale),
        products: describeProducts(payment.products, to.locale),
        number,
      }),
      fill(text.agreed, { day }),
    ],
    button: { label: text.button, url: `${publicUrl}/payment?id=${payment.id}` },
    // The state asks for its fee with the recognition, and with nothing else.
    ...(payment.products.includes('recognition') && { note: text.note }),
    attachments: [{ name: `${number}.pdf`, contentType: 'application/pdf', source: { invoice: invoice.id } }],
  };
}

export function duplicatePaymentMail(to: Recipient, publicUrl: string, payment: PaymentRow): Mail {
  const text = texts[to.locale].paymentDuplicate;
  const total = formatMoney(payment.totalCents, payment.currency, to.locale);
  return {
    to: to.email,
    locale: to.locale,
    subject: fill(text.subject, { total }),
    heading: text.heading,
    paragraphs: [
      fill(texts[to.locale].greeting, { name: to.firstName }),
      fill(text.body, { total, products: describeProducts(payment.products, to.locale) }),
    ],
    button: { label: text.button, url: `${publicUrl}/payment?id=${payment.id}` },
    note: text.note,
  };
}
