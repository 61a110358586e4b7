import { type CalendarDate, madridDate } from '../shared/calendar-date.ts';

/** The date of an invoice: the day in Spain, whatever the clock of the server or buyer. */
export const invoiceDate = (now: Date): CalendarDate => madridDate(now);

/** One series a year, each counted from 1 without gaps (Real Decreto 1619/2012, art. 6.1.a). */
export const invoiceSeries = (issuedOn: CalendarDate): string => `F${issuedOn.slice(0, 4)}`;

/** For example F2026-000042. */
export const formatInvoiceNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}-${String(number).padStart(6, '0')}`;
