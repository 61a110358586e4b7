import type { Payment } from '@fonendo/contract/payments.schema';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentPayment } from './payment.presenter.ts';
import {
  countPayments,
  listPaymentRows,
  type PaymentFilter,
  type PaymentPosition,
} from './payment-lists.repository.ts';
import type { PaymentRow } from './payments.repository.ts';

type Page = { items: Payment[]; nextCursor: string | null; total: number };

/** One page of payments, newest first. Who may see which is in the filter: the route decides. */
export async function listPayments(
  db: Database,
  { cursor, limit, ...filter }: PaymentFilter & { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const rows = await listPaymentRows(db, filter, { after: cursor ? readCursor(cursor) : null, limit });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(presentPayment),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
    total: await countPayments(db, filter),
  };
}

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

const writeCursor = ({ createdAt, id }: PaymentRow) =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');

function readCursor(cursor: string): PaymentPosition {
  const invalid = () => new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  try {
    const position = positionSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (!position.success) throw invalid();
    const [at, id] = position.data;
    return { at, id };
  } catch {
    throw invalid();
  }
}
