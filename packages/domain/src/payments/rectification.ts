import type { CalendarDate } from '../shared/calendar-date.ts';
import type { InvoiceType } from './invoice-registry.ts';
import type { PriceLine } from './pricing.ts';

/**
 * An invoice is never changed (Real Decreto 1619/2012, art. 15): a mistake makes another invoice in a series of its own.
 * `refund` takes amounts back, by difference; `buyerData` names the buyer rightly and replaces the first one.
 */
export const rectificationKinds = ['refund', 'buyerData'] as const;

export type RectificationKind = (typeof rectificationKinds)[number];

export const rectifyingTypes: Record<RectificationKind, InvoiceType> = { refund: 'R1', buyerData: 'R4' };

/** One series a year, apart from the ordinary one (Real Decreto 1619/2012, art. 6.1.a). */
export const rectifyingSeries = (issuedOn: CalendarDate): string => `R${issuedOn.slice(0, 4)}`;

export type Amounts = { baseCents: number; taxCents: number; totalCents: number };

/** What is left of an invoice after what was taken back of it. */
export function remainingAmounts(original: Amounts, refunds: readonly Amounts[]): Amounts {
  const left = (name: keyof Amounts) => refunds.reduce((sum, refund) => sum + refund[name], original[name]);
  return { baseCents: left('baseCents'), taxCents: left('taxCents'), totalCents: left('totalCents') };
}

/**
 * The negative amounts of a refund, or null where more is given back than is left. The last one takes the rest of the
 * tax, so that all of them together add up to the invoice to the cent.
 */
export function refundAmounts(left: Amounts, taxRate: number, baseCents: number): Amounts | null {
  if (baseCents <= 0 || baseCents > left.baseCents) return null;
  const isRest = baseCents === left.baseCents;
  const taxCents = isRest ? left.taxCents : Math.min(left.taxCents, Math.round((baseCents * taxRate) / 10_000));
  // Subtracted, as -0 is another number than 0.
  return { baseCents: 0 - baseCents, taxCents: 0 - taxCents, totalCents: 0 - baseCents - taxCents };
}

/** The lines of a refund: what is taken back comes off the lines from the first to the last, after what went before. */
export function refundLines(lines: readonly PriceLine[], refundedCents: number, baseCents: number): PriceLine[] {
  let [skip, left] = [refundedCents, baseCents];
  return lines.flatMap((line) => {
    const open = Math.max(0, line.baseCents - skip);
    skip = Math.max(0, skip - line.baseCents);
    const taken = Math.min(open, left);
    left -= taken;
    return taken > 0 ? [{ product: line.product, priceCents: -taken, discountPercent: 0, baseCents: -taken }] : [];
  });
}
