import { findDocumentNumberError, normaliseDocumentNumber } from '../doctors/identity-document.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/**
 * The registry of invoices: every invoice has a record that carries the hash of the one before (Real Decreto 1007/2023,
 * Orden HAC/1177/2024). The texts here are those that the tax agency publishes; nothing may be added to them.
 */

/** F1 is an ordinary invoice, R1 gives money back (Ley 37/1992, art. 80), R4 corrects any other mistake. */
export const invoiceTypes = ['F1', 'R1', 'R4'] as const;

export type InvoiceType = (typeof invoiceTypes)[number];

/** What the hash of a record covers. */
export type RegisteredInvoice = {
  issuerTaxId: string;
  /** Series and number: F2026-000042. */
  number: string;
  issuedOn: CalendarDate;
  type: InvoiceType;
  taxCents: number;
  totalCents: number;
};

/** 471.90, with a point and no grouping. */
export const registryAmount = (cents: number): string => (cents / 100).toFixed(2);

/** 10-03-2026. */
export const registryDate = (day: CalendarDate): string => day.split('-').reverse().join('-');

/** A record holds at most 120 characters of a name; the invoice itself has the whole. */
export const registryName = (name: string): string => [...name].slice(0, 120).join('');

/**
 * Parts of a country that have an ISO code of their own and none in the published list stand under their country;
 * Western Sahara, which has none either, under QU, "other countries and territories".
 */
const unpublishedCountries: Record<string, string> = {
  ...{ AX: 'FI', SJ: 'NO', EH: 'QU' },
  ...{ BL: 'FR', GF: 'FR', GP: 'FR', MF: 'FR', MQ: 'FR', RE: 'FR' },
};

/** The code of a country in a record. */
export const registryCountry = (country: string): string => unpublishedCountries[country] ?? country;

/** The text whose SHA-256 in capital hexadecimal is the hash of the record: names and order are the published ones. */
export const fingerprintText = (invoice: RegisteredInvoice, previousHash: string, generatedAt: string): string =>
  [
    ['IDEmisorFactura', invoice.issuerTaxId],
    ['NumSerieFactura', invoice.number],
    ['FechaExpedicionFactura', registryDate(invoice.issuedOn)],
    ['TipoFactura', invoice.type],
    ['CuotaTotal', registryAmount(invoice.taxCents)],
    ['ImporteTotal', registryAmount(invoice.totalCents)],
    ['Huella', previousHash],
    ['FechaHoraHusoGenRegistro', generatedAt],
  ]
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/**
 * The address in the QR, where anybody checks an invoice at the tax agency. Invoices whose records are not sent to it
 * have another one.
 */
export function validationAddress(invoice: RegisteredInvoice, isSent: boolean): string {
  const query = new URLSearchParams({
    nif: invoice.issuerTaxId,
    numserie: invoice.number,
    fecha: registryDate(invoice.issuedOn),
    importe: registryAmount(invoice.totalCents),
  });
  return `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/${isSent ? 'ValidarQR' : 'ValidarQRNoVerifactu'}?${query}`;
}

/** Whether a buyer is named by a Spanish tax number; anybody else by another document of their country. */
export const isSpanishTaxId = (taxId: string): boolean =>
  (['DNI', 'NIE/NIF'] as const).some((type) => findDocumentNumberError(type, normaliseDocumentNumber(taxId)) === null);
