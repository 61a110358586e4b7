import type { PaymentFilters } from '@fonendo/contract/payments.schema';
import { readTypedInvoiceNumber } from '@fonendo/domain/payments/invoice';
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

/** Buyer, email, or an invoice number as people type it. */
function matches(search: string): SQL | undefined {
  const pattern = `%${escapeLike(search)}%`;
  const quoted = readTypedInvoiceNumber(search);
  return or(
    ilike(sql`${payments.buyer}->>'name'`, pattern),
    ilike(sql`${payments.buyer}->>'email'`, pattern),
    quoted ? isInvoicedAs(quoted) : undefined,
  );
}

type TypedNumber = NonNullable<ReturnType<typeof readTypedInvoiceNumber>>;

/** Where no invoice has the number as typed, those that have one digit more. */
const isNumbered = ({ series, exact, near }: TypedNumber): SQL => sql`"numbered"."series" = ${series}
  and ("numbered"."number" = ${exact} or "numbered"."number" = any(${sql.param(near)}::int[]) and not exists (
    select from ${invoices} "other" where "other"."series" = ${series} and "other"."number" = ${exact}))`;

const isInvoicedAs = (typed: TypedNumber): SQL => sql`exists (
  select 1 from ${invoices} "numbered" where "numbered"."payment_id" = ${payments.id} and ${isNumbered(typed)})`;

/** A few invoices by their number, as the list of payments finds them. */
export async function lookUpInvoiceRows(db: Queryable, typed: TypedNumber, limit: number) {
  const { rows } = await db.execute<{ id: string; series: string; number: number; name: string }>(sql`
    select "numbered"."id", "numbered"."series", "numbered"."number", "numbered"."buyer" ->> 'name' as name
    from ${invoices} "numbered" where ${isNumbered(typed)}
    order by "numbered"."series", "numbered"."number" limit ${limit}`);
  return rows;
}
