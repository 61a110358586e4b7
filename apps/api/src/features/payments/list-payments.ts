import { instantSchema } from '@fonendo/contract/dates.schema';
import type { Payment } from '@fonendo/contract/payments.schema';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { presentPayment } from './payment.presenter.ts';
import {
  countPayments,
  listPaymentRows,
  type PaymentFilter,
  type PaymentPosition,
} from './payment-lists.repository.ts';

type Page = { items: Payment[]; nextCursor: string | null; total: number };

/** One page of payments, newest first. Who may see which is in the filter: the route decides. */
export async function listPayments(
  db: Database,
  { cursor, limit, ...filter }: PaymentFilter & { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const after = cursor ? readCursor(cursor, positionSchema) : null;
  const rows = await listPaymentRows(db, filter, { after, limit });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(presentPayment),
    nextCursor: rows.length > limit && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
    total: await countPayments(db, filter),
  };
}

const positionSchema: z.ZodType<PaymentPosition> = z
  .tuple([instantSchema, z.uuid()])
  .transform(([at, id]) => ({ at, id }));
