import type { PaymentFilters } from '@fonendo/contract/payments.schema';
import { and, arrayContains, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withinDays } from '../../db/days-in-spain.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { invoices, payments } from '../../db/schema/payments.ts';
import { escapeLike } from '../../db/search-words.ts';
import { prepared } from '../../db/statements/prepared.ts';
import { itsInvoice, type PaymentWithInvoice, selectPayments } from './payments.repository.ts';

export const paymentKeyset = keyset('created', { createdAt: payments.createdAt, id: payments.id });

export type PaymentFilter = Omit<PaymentFilters, 'cursor' | 'limit'>;

/** Newest first, from a position on; one more than requested shows whether there is another page. */
export async function listPaymentRows(
  db: Queryable,
  filter: PaymentFilter,
  { after, limit }: { after: Position | null; limit: number },
): Promise<PaymentWithInvoice[]> {
  const rows = await selectPayments(db)
    .where(and(conditionOf(filter), paymentKeyset.beyond(after, 'desc')))
    .orderBy(...paymentKeyset.orderBy('desc'))
    .limit(limit + 1);
  return rows.map(({ payment, ...invoiced }) => ({ ...payment, ...invoiced }));
}

export async function countPayments(db: Queryable, filter: PaymentFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .leftJoin(invoices, itsInvoice)
    .where(conditionOf(filter));
  return row?.total ?? 0;
}

/** Every combination of what payments are filtered by that occurs. */
export async function listKinds(db: Queryable) {
  const { status, products, createdAt } = payments;
  const month = sql<string>`to_char(${createdAt} at time zone 'Europe/Madrid', 'YYYY-MM')`;
  return prepared(db, 'kinds of payments', () =>
    db.selectDistinct({ status, products, month }).from(payments),
  ).execute();
}

function conditionOf({ status, product, search, from, to, userId }: PaymentFilter): SQL | undefined {
  return and(
    userId ? eq(payments.userId, userId) : undefined,
    status ? eq(payments.status, status) : undefined,
    product ? arrayContains(payments.products, [product]) : undefined,
    withinDays(payments.createdAt, from, to),
    search ? matches(search) : undefined,
  );
}

/** Buyer, email, or an invoice number as people type it: F2026-000042, 2026-42, R2026-3. */
function matches(search: string): SQL | undefined {
  const pattern = `%${escapeLike(search)}%`;
  const quoted = /^([FR]?)(\d{4})-0*(\d{1,9})$/i.exec(search);
  return or(
    ilike(sql`${payments.buyer}->>'name'`, pattern),
    ilike(sql`${payments.buyer}->>'email'`, pattern),
    quoted ? isInvoicedAs(`${quoted[1]?.toUpperCase() || 'F'}${quoted[2]}`, Number(quoted[3])) : undefined,
  );
}

const isInvoicedAs = (series: string, number: number): SQL => sql`exists (
  select 1 from ${invoices} "numbered" where "numbered"."payment_id" = ${payments.id}
    and "numbered"."series" = ${series} and "numbered"."number" = ${number})`;
