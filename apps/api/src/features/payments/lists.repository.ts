import type { PaymentFilters } from '@fonendo/contract/payments.schema';
import { readTypedInvoiceNumber } from '@fonendo/domain/payments/invoice';
import { and, arrayContains, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withinDays } from '../../db/days-in-spain.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { invoices, payments } from '../../db/schema/payments.ts';
import { escapeLike } from '../../db/search-words.ts';
import { ask, askRows, each, type Placeholders, prepared } from '../../db/statements/prepared.ts';
import { itsInvoice, type PaymentWithInvoice, selectPayments } from './payments.repository.ts';

export const paymentKeyset = keyset('created', { createdAt: payments.createdAt, id: payments.id });

export type PaymentFilter = Omit<PaymentFilters, 'cursor' | 'limit'>;

/** Newest first, from a position on; one more than requested shows whether there is another page. */
export async function listPaymentRows(
  db: Queryable,
  filter: PaymentFilter,
  { after, limit }: { after: Position | null; limit: number },
): Promise<PaymentWithInvoice[]> {
  const values = { ...askedOf(filter), after: each(after), rows: limit + 1 };
  const rows = await ask(db, 'payments', values, (p) =>
    selectPayments(db)
      .where(and(conditionOf(p), paymentKeyset.beyond(p.after, 'desc')))
      .orderBy(...paymentKeyset.orderBy('desc'))
      .limit(p.rows),
  );
  return rows.map(({ payment, ...invoiced }) => ({ ...payment, ...invoiced }));
}

export async function countPayments(db: Queryable, filter: PaymentFilter): Promise<number> {
  const [row] = await ask(db, 'count of payments', askedOf(filter), (p) =>
    db.select({ total: count() }).from(payments).leftJoin(invoices, itsInvoice).where(conditionOf(p)),
  );
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

function askedOf({ status, product, search, from, to, userId }: PaymentFilter) {
  const quoted = search ? readTypedInvoiceNumber(search) : null;
  return {
    ...{ userId: userId || undefined, status, products: product && [product], from, to },
    pattern: search ? `%${escapeLike(search)}%` : undefined,
    ...{ series: quoted?.series, exact: quoted?.exact, near: quoted?.near },
  };
}

const conditionOf = (p: Placeholders<ReturnType<typeof askedOf>>): SQL | undefined =>
  and(
    p.userId && eq(payments.userId, p.userId),
    p.status && eq(payments.status, p.status),
    p.products && arrayContains(payments.products, p.products),
    withinDays(payments.createdAt, p.from, p.to),
    // Buyer, email, or an invoice number as people type it.
    p.pattern &&
      or(
        ilike(sql`${payments.buyer}->>'name'`, p.pattern),
        ilike(sql`${payments.buyer}->>'email'`, p.pattern),
        p.series && p.exact && p.near && isInvoicedAs({ series: p.series, exact: p.exact, near: p.near }),
      ),
  );

type TypedNumber = NonNullable<ReturnType<typeof readTypedInvoiceNumber>>;

/** Where no invoice has the number as typed, those that have one digit more. */
const isNumbered = ({ series, exact, near }: Placeholders<TypedNumber>): SQL => sql`"numbered"."series" = ${series}
  and ("numbered"."number" = ${exact} or "numbered"."number" = any(${near}::int[]) and not exists (
    select from ${invoices} "other" where "other"."series" = ${series} and "other"."number" = ${exact}))`;

const isInvoicedAs = (typed: Placeholders<TypedNumber>): SQL => sql`exists (
  select 1 from ${invoices} "numbered" where "numbered"."payment_id" = ${payments.id} and ${isNumbered(typed)})`;

/** A few invoices by their number, as the list of payments finds them. */
export async function lookUpInvoiceRows(db: Queryable, typed: TypedNumber, limit: number) {
  type Found = { id: string; series: string; number: number; name: string };
  return askRows(
    db,
    'some invoices',
    { ...typed, limit },
    (p) => sql<Found>`
    select "numbered"."id", "numbered"."series", "numbered"."number", "numbered"."buyer" ->> 'name' as name
    from ${invoices} "numbered" where ${isNumbered(p)}
    order by "numbered"."series", "numbered"."number" limit ${p.limit}`,
  );
}
