import type { InvoiceType } from '@fonendo/domain/payments/invoice-registry';
import type { PaymentStatus, Product } from '@fonendo/domain/payments/payment.lifecycle';
import type { ResolutionKind } from '@fonendo/domain/petitions/petition';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { entitlements, invoices, payments } from '../../db/schema/payments.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Locks the buyer, so that changes of one person's payments run one after the other. */
export async function lockBuyer(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({ email: users.email, firstname: users.firstname, locale: users.locale, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/** The buyer's data for an invoice; null for data that the doctor has not entered. */
export async function getBillingData(db: Queryable, userId: string) {
  const [row] = await ask(db, 'billing data', { userId }, (p) =>
    db
      .select({
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        locale: users.locale,
        policyGroups: users.policyGroups,
        country: doctors.countryOfResidence,
        taxId: doctorPrivateData.documentNumber,
        address: doctorPrivateData.address,
        city: doctorPrivateData.city,
        state: doctorPrivateData.state,
        postalCode: doctorPrivateData.postalCode,
      })
      .from(users)
      .leftJoin(doctors, eq(doctors.userId, users.id))
      .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, users.id))
      .where(eq(users.id, p.userId)),
  );
  if (!row) throw new Error(`user ${userId} is gone`);
  const { firstname, lastname, ...billing } = row;
  return { name: `${firstname} ${lastname}`.trim(), ...billing };
}

/** What decides the road to practising; null if the doctor has not told it yet. */
export async function findRoadFacts(db: Queryable, userId: string) {
  const [row] = await ask(db, 'road facts', { userId }, (p) =>
    db
      .select({
        nationality: doctorPrivateData.nationality,
        otherNationality: doctorPrivateData.otherNationality,
        degreeCountry: doctors.degreeCountry,
        speciality: doctors.speciality,
      })
      .from(doctors)
      .innerJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
      .where(eq(doctors.userId, p.userId)),
  );
  if (!row?.degreeCountry) return null;
  const { nationality, otherNationality, degreeCountry, speciality } = row;
  return { nationalities: [nationality, ...(otherNationality ? [otherNationality] : [])], degreeCountry, speciality };
}

/** How the last petition ended; null while it has not, or there is none. */
export async function findLastResolution(db: Queryable, doctorId: string): Promise<ResolutionKind | null> {
  const [row] = await ask(db, 'last resolution of doctor', { doctorId }, (p) =>
    db
      .select({ kind: petitions.resolutionKind })
      .from(petitions)
      .where(eq(petitions.doctorId, p.doctorId))
      .orderBy(desc(petitions.createdAt), desc(petitions.id))
      .limit(1),
  );
  return row?.kind ?? null;
}

/** Products paid for and not used up. */
export async function listGrantedProducts(db: Queryable, userId: string): Promise<Product[]> {
  const statement = prepared(db, 'products granted to user', () =>
    db
      .select({ product: entitlements.product })
      .from(entitlements)
      .where(and(eq(entitlements.userId, sql.placeholder('userId')), isNull(entitlements.usedUpAt))),
  );
  const rows = await statement.execute({ userId });
  return rows.map(({ product }) => product);
}

/** The product was delivered: another one is paid for again. Free products have no entitlement. */
export async function endEntitlement(tx: Queryable, userId: string, product: Product, now: Date): Promise<void> {
  await tx
    .update(entitlements)
    .set({ usedUpAt: now })
    .where(and(eq(entitlements.userId, userId), eq(entitlements.product, product), isNull(entitlements.usedUpAt)));
}

export async function listOpenPayments(db: Queryable, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')))
    .orderBy(asc(payments.createdAt));
}

export async function insertPayment(tx: Queryable, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning();
  if (!inserted) throw new Error('the payment was not inserted');
  return inserted;
}

/** Stores the gateway's page; returns the current status of the payment. */
export async function storeCheckout(
  db: Queryable,
  id: string,
  { session, url }: { session: string; url: string },
): Promise<PaymentStatus | null> {
  const [row] = await db
    .update(payments)
    .set({ gatewaySession: session, checkoutUrl: url })
    .where(eq(payments.id, id))
    .returning({ status: payments.status });
  return row?.status ?? null;
}

export async function storeSession(tx: Queryable, id: string, session: string): Promise<void> {
  await tx.update(payments).set({ gatewaySession: session }).where(eq(payments.id, id));
}

export async function findPaymentRow(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await ask(db, 'payment', { id }, (p) => db.select().from(payments).where(eq(payments.id, p.id)));
  return row ?? null;
}

export async function lockPaymentRow(tx: Queryable, id: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error(`payment ${id} is gone`);
  return row;
}

export async function updatePaymentStatus(tx: Queryable, id: string, status: PaymentStatus, now: Date): Promise<void> {
  await tx.update(payments).set({ status, settledAt: now }).where(eq(payments.id, id));
}

export async function listPendingPayments(db: Queryable, before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lt(payments.createdAt, before)))
    .orderBy(asc(payments.createdAt))
    .limit(limit);
}

type Rectifying = { id: string; series: string; number: number; type: InvoiceType; totalCents: number };

/** A payment with the number of its invoice, if any, and those that rectify it. */
export type PaymentWithInvoice = PaymentRow & {
  invoice: { series: string; number: number } | null;
  rectifications: Rectifying[];
};

/** Joins the first invoice of a payment, not those that rectify it. */
export const itsInvoice = and(eq(invoices.paymentId, payments.id), isNull(invoices.rectifiesId));

const rectifying = alias(invoices, 'rectifying');

const rectifications = sql<Rectifying[]>`coalesce((
  select json_agg(json_build_object(
    'id', ${rectifying.id}, 'series', ${rectifying.series}, 'number', ${rectifying.number},
    'type', ${rectifying.type}, 'totalCents', ${rectifying.totalCents}) order by ${rectifying.id})
  from ${invoices} "rectifying"
  where ${rectifying.paymentId} = ${payments.id} and ${rectifying.rectifiesId} is not null), '[]')`;

export const selectPayments = (db: Queryable) =>
  db
    .select({ payment: payments, invoice: { series: invoices.series, number: invoices.number }, rectifications })
    .from(payments)
    .leftJoin(invoices, itsInvoice);

export async function findPaymentWithInvoice(db: Queryable, id: string): Promise<PaymentWithInvoice | null> {
  const [row] = await ask(db, 'payment with invoice', { id }, (p) => selectPayments(db).where(eq(payments.id, p.id)));
  return row ? { ...row.payment, invoice: row.invoice, rectifications: row.rectifications } : null;
}
