import { paymentStatuses, products } from '@fonendo/domain/payments/payment.lifecycle';
import { month, oneOf, readSearch, type SearchOf, text, uuid } from '../../ui/table/read-search.ts';
import type { AllPaymentsFilter } from './payments.queries.ts';

const fields = { q: text, status: oneOf(paymentStatuses), product: oneOf(products), month, user: uuid };

export type AllPaymentsSearch = SearchOf<typeof fields>;

export const parseAllPaymentsSearch = (raw: Record<string, unknown>): AllPaymentsSearch => readSearch(raw, fields);

/** The query for the server. A month is sent as its first and last day. */
export function filterOf({ q, status, product, month: chosen, user }: AllPaymentsSearch): AllPaymentsFilter {
  return {
    ...(q && { search: q }),
    ...(status && { status }),
    ...(product && { product }),
    ...(chosen && daysOf(chosen)),
    ...(user && { userId: user }),
  };
}

function daysOf(chosen: string) {
  const [year = 0, number = 0] = chosen.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${chosen}-01`, to: `${chosen}-${last}` };
}
