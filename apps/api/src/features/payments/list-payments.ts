import type { Payment } from '@fonendo/contract/payments.schema';
import type { Database } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { countPayments, listPaymentRows, type PaymentFilter, paymentKeyset } from './lists.repository.ts';
import { presentPayment } from './payment.presenter.ts';

type Page = { items: Payment[]; nextCursor: string | null; total: number };

/** One page of payments, newest first. The route decides by the filter who sees which. */
export async function listPayments(
  db: Database,
  { cursor, limit, ...filter }: PaymentFilter & { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const after = readCursor(cursor, paymentKeyset)?.after ?? null;
  const rows = await listPaymentRows(db, filter, { after, limit });
  const { page, last } = cutPage(rows, limit);
  return {
    items: page.map(presentPayment),
    nextCursor: last && writeCursor(paymentKeyset, last),
    total: await countPayments(db, filter),
  };
}
