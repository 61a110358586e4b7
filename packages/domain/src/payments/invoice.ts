import { withMissingDigit } from '../search/missing-digit.ts';
import { type CalendarDate, madridDate } from '../shared/calendar-date.ts';

/** The date of an invoice: the day in Spain, not that of the server or the buyer. */
export const invoiceDate = (now: Date): CalendarDate => madridDate(now);

/** One series a year, each counted from 1 without gaps (Real Decreto 1619/2012, art. 6.1.a). */
export const invoiceSeries = (issuedOn: CalendarDate): string => `F${issuedOn.slice(0, 4)}`;

const digits = 6;

/** For example F2026-000042. */
export const formatInvoiceNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}-${String(number).padStart(digits, '0')}`;

/**
 * A number as people type it: without the hyphen, zeros or the letter (F2026000042, 2026-42, R2026-3). `near` are those
 * that it may be if a digit was left out.
 */
export function readTypedInvoiceNumber(search: string): { series: string; exact: number; near: number[] } | null {
  const typed = search.replaceAll(/\s+/g, '');
  const [, letter, year, number] = /^([FR]?)[-–/.]?(20\d{2})[-–/.]?(\d{1,6})$/i.exec(typed) ?? [];
  if (!year || !number) return null;
  const exact = Number(number);
  const near = withMissingDigit(number, digits).map(Number);
  return { series: `${letter?.toUpperCase() || 'F'}${year}`, exact, near: near.filter((other) => other !== exact) };
}
