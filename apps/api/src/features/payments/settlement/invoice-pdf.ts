import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { validationAddress } from '@fonendo/domain/payments/invoice-registry';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { isNotSubject, type TaxRule } from '@fonendo/domain/payments/tax';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { invoice as english } from '@fonendo/messages/en/payments/invoice';
import { invoice as spanish } from '@fonendo/messages/es/payments/invoice';
import { fill } from '@fonendo/messages/fill';
import { type Sheet, startSheet } from '../../../pdf/sheet.ts';
import { formatMoney } from '../money.ts';
import { registeredOf } from '../registry/record-invoice.ts';
import type { InvoiceRow, PrintedInvoice } from './settlement.repository.ts';

const texts = { es: spanish, en: english };

/**
 * Everything that Real Decreto 1619/2012 (art. 6) requires: series and number, date, both parties with tax id and
 * address, description, base, rate, tax and total. Drawn from the row alone, so the bytes are always the same.
 */
export function invoiceSheet(invoice: PrintedInvoice, locale: Locale): Sheet {
  const text = texts[locale];
  const number = formatInvoiceNumber(invoice);
  const issuedOn = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const date = issuedOn.toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const money = (cents: number) => formatMoney(cents, invoice.currency, locale);
  const notSubject = isNotSubject(invoice.taxRule as TaxRule, invoice.taxRate);
  const title = fill(invoice.rectifies ? text.rectifyingTitle : text.title, { number });
  const pdf = startSheet({
    title,
    author: invoice.seller.name,
    language: locale,
    createdAt: issuedOn,
    footer: `${invoice.seller.name} · ${invoice.seller.taxId} · ${title}`,
  });

  pdf.brand(date);
  pdf.title(title);
  // At the beginning, as the tax agency asks for. Invoices from before there was a registry have none.
  if (invoice.isSent !== null) {
    pdf.qr({
      address: validationAddress(registeredOf(invoice), invoice.isSent),
      alternative: text.qrAlternative,
      above: text.qr,
      below: invoice.isSent ? text.verifiable : null,
    });
  }
  pdf.facts([
    [text.number, number],
    // The service is paid in advance, so the payment has the date of the invoice.
    [text.issuedOn, date],
    ...(invoice.rectifies ? rectifiedFacts(invoice, invoice.rectifies, text, locale) : [[text.paidOn, date] as const]),
  ]);
  pdf.heading(text.seller);
  pdf.facts(partyFacts(invoice.seller, text, locale));
  pdf.heading(text.buyer);
  pdf.facts(partyFacts(invoice.buyer, text, locale));
  pdf.heading(text.items);
  pdf.table({
    columns: [
      { label: text.description, share: 5 },
      { label: text.price, share: 2, align: 'right' },
      { label: text.discount, share: 2, align: 'right' },
      { label: text.base, share: 2, align: 'right' },
    ],
    rows: invoice.lines.map(({ product, priceCents, discountPercent, baseCents }) => [
      text.products[product],
      money(priceCents),
      discountPercent > 0 ? `${discountPercent} %` : '—',
      money(baseCents),
    ]),
    totals: [
      [text.base, money(invoice.baseCents)],
      [
        notSubject ? text.taxNone : fill(text.tax, { rate: formatRate(invoice.taxRate, locale) }),
        money(invoice.taxCents),
      ],
      [text.total, money(invoice.totalCents)],
    ],
  });
  if (notSubject) pdf.paragraph(text.notSubject, { style: 'soft' });
  if (!invoice.rectifies) pdf.paragraph(text.paid, { style: 'soft' });
  if (!invoice.rectifies && invoice.lines.some(({ product }) => product === 'recognition'))
    pdf.paragraph(text.stateFee, { style: 'soft' });
  return pdf.sheet;
}

/** What a rectifying invoice has to name (Real Decreto 1619/2012, art. 15.5): the one it rectifies, and why. */
function rectifiedFacts(
  { reason, type }: PrintedInvoice,
  rectified: InvoiceRow,
  text: typeof spanish | typeof english,
  locale: Locale,
): [string, string][] {
  const day = new Date(`${rectified.issuedOn}T00:00:00Z`);
  const date = day.toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return [
    [text.rectifies, fill(text.rectifiesValue, { number: formatInvoiceNumber(rectified), date })],
    [text.rectifiedBy, type === 'R4' ? text.bySubstitution : text.byDifference],
    [text.reason, reason ?? ''],
  ];
}

function partyFacts(party: BillingParty, text: typeof spanish | typeof english, locale: Locale): [string, string][] {
  const country = new Intl.DisplayNames(localeTags[locale], { type: 'region' }).of(party.country) ?? party.country;
  const state = party.state === party.city ? null : party.state;
  const place = [`${party.postalCode} ${party.city}`, state, country].filter(Boolean).join(', ');
  return [
    [text.name, party.name],
    [text.taxId, party.taxId],
    [text.address, `${party.address}, ${place}`],
    [text.email, party.email],
  ];
}

/** Hundredths of a percent: 2100 reads 21 %. */
const formatRate = (rate: number, locale: Locale) =>
  new Intl.NumberFormat(localeTags[locale], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
