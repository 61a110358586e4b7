import type { PaymentPage } from '@fonendo/contract/payments.schema';
import { paymentStatuses, products } from '@fonendo/domain/payments/payment.lifecycle';
import type { Database } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { countPayments, listKinds, listPaymentRows, type PaymentFilter, paymentKeyset } from './lists.repository.ts';
import { presentPayment } from './payment.presenter.ts';

type Asked = PaymentFilter & { cursor?: string | undefined; limit: number };

/** One page of everybody's payments, with what its filters can find. */
export async function listAllPayments(db: Database, asked: Asked): Promise<PaymentPage> {
  const [page, choices] = await Promise.all([listPayments(db, asked), asked.cursor ? null : readChoices(db)]);
  return { ...page, choices };
}

async function readChoices(db: Database): Promise<PaymentPage['choices']> {
  const kinds = await listKinds(db);
  return {
    statuses: paymentStatuses.filter((status) => kinds.some((kind) => kind.status === status)),
    products: products.filter((product) => kinds.some((kind) => kind.products.includes(product))),
    months: [...new Set(kinds.map(({ month }) => month))].sort().reverse(),
  };
}

/** One page of payments, newest first. The route decides by the filter who sees which. */
export async function listPayments(db: Database, { cursor, limit, ...filter }: Asked): Promise<PaymentPage> {
  const after = readCursor(cursor, paymentKeyset)?.after ?? null;
  const rows = await listPaymentRows(db, filter, { after, limit });
  const { page, last } = cutPage(rows, limit);
  return {
    items: page.map(presentPayment),
    nextCursor: last && writeCursor(paymentKeyset, last),
    total: await countPayments(db, filter),
    choices: null,
  };
}
