import {
  type PaymentStatus,
  type Product,
  paymentStatuses,
  products,
} from '@fonendo/domain/payments/payment.lifecycle';
import type { AllPaymentsFilter } from './payments.queries.ts';

/** The list as its address says it. A type, not an interface, so that it is a plain search object. */
export type AllPaymentsSearch = {
  q?: string;
  status?: PaymentStatus;
  product?: Product;
  /** `2026-11` */
  month?: string;
  user?: string;
};

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseAllPaymentsSearch(raw: Record<string, unknown>): AllPaymentsSearch {
  const { q, status, product, month, user } = raw;
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 100) : '';
  const knownStatus = paymentStatuses.find((known) => known === status);
  const knownProduct = products.find((known) => known === product);
  return {
    ...(text && { q: text }),
    ...(knownStatus && { status: knownStatus }),
    ...(knownProduct && { product: knownProduct }),
    ...(typeof month === 'string' && isMonth.test(month) && { month }),
    ...(typeof user === 'string' && isUuid.test(user) && { user }),
  };
}

const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/;
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the server is asked for. A month is its first and its last day. */
export function filterOf({ q, status, product, month, user }: AllPaymentsSearch): AllPaymentsFilter {
  return {
    ...(q && { search: q }),
    ...(status && { status }),
    ...(product && { product }),
    ...(month && daysOf(month)),
    ...(user && { userId: user }),
  };
}

function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** This month and those of the last two years, the newest first. */
export function recentMonths(now: Date): string[] {
  return Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
