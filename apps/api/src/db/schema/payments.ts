import type { InvoiceType } from '@fonendo/domain/payments/invoice-registry';
import { paymentStatuses } from '@fonendo/domain/payments/payment.lifecycle';
import type { BillingParty, PriceLine } from '@fonendo/domain/payments/pricing';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { productEnum, users } from './users.ts';

export const paymentStatusEnum = pgEnum('payment_status', paymentStatuses);

/** Amounts are in cents. Prices, tax and buyer are those of the moment when the payment began. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** Null once the account is deleted: invoices have to be kept for six years. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: paymentStatusEnum().notNull().default('pending'),
    products: productEnum().array().notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    baseCents: integer('base_cents').notNull(),
    /** The part of access to offers in the base: a product has one line. Beside it, so that sums read no lines. */
    accessCents: integer('access_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(jsonb_path_query_first(lines, '$[*] ? (@.product == "offersAccess").baseCents')::int, 0)`,
      ),
    /** Hundredths of a percent: 2100 is 21 %. */
    taxRate: integer('tax_rate').notNull(),
    /** The row of the tax table that applied. */
    taxRule: text('tax_rule').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    currency: char({ length: 3 }).notNull(),
    buyer: jsonb().$type<BillingParty>().notNull(),
    /** Express consent to start within the 14 days of withdrawal, given by a tick box of its own: evidence. */
    earlyStartConsent: boolean('early_start_consent').notNull(),
    gateway: text().notNull(),
    /** The gateway's id of the checkout; known once its page exists. */
    gatewaySession: text('gateway_session'),
    checkoutUrl: text('checkout_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('payments_user_id_idx').on(table.userId, table.createdAt),
    index('payments_created_at_idx').on(table.createdAt, table.id),
    index('payments_status_idx').on(table.status, table.createdAt),
    index('payments_pending_idx').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    uniqueIndex('payments_gateway_session_key').on(table.gateway, table.gatewaySession),
    check('payments_add_up', sql`${table.baseCents} + ${table.taxCents} = ${table.totalCents}`),
  ],
);

/**
 * Payments of each status that began on a day of Spain, and what they come to, as changes to be summed, like those of
 * people (`user_tallies`). Triggers on `payments` insert them.
 */
export const paymentTallies = pgTable(
  'payment_tallies',
  {
    status: paymentStatusEnum().notNull(),
    day: date().notNull(),
    payments: integer().notNull(),
    baseCents: bigint('base_cents', { mode: 'number' }).notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    accessCents: bigint('access_cents', { mode: 'number' }).notNull(),
  },
  (table) => [index('payment_tallies_day_idx').on(table.status, table.day)],
);

/** What somebody has paid for and not used up. Two payments for the same product cannot both grant it. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    product: productEnum().notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
    /** When the recognition ended: another petition is paid for again. */
    usedUpAt: timestamp('used_up_at', { withTimezone: true }),
  },
  (table) => [
    index('entitlements_user_id_idx').on(table.userId),
    index('entitlements_payment_id_idx').on(table.paymentId),
    uniqueIndex('entitlements_one_at_a_time').on(table.userId, table.product).where(sql`${table.usedUpAt} is null`),
  ],
);

/** Numbered without gaps within a series; never changed. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    series: text().notNull(),
    number: integer().notNull(),
    type: text().$type<InvoiceType>().notNull().default('F1'),
    /** The invoice that this one rectifies; null for an ordinary one. */
    rectifiesId: uuid('rectifies_id').references((): AnyPgColumn => invoices.id),
    /** Why it was rectified, in the words of the administrator who did it. */
    reason: text(),
    /** Whether it was issued with a record in the registry; those issued before there was one have none. */
    recorded: boolean().notNull().default(false),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    issuedOn: date('issued_on').notNull(),
    seller: jsonb().$type<BillingParty>().notNull(),
    buyer: jsonb().$type<BillingParty>().notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    baseCents: integer('base_cents').notNull(),
    taxRate: integer('tax_rate').notNull(),
    taxRule: text('tax_rule').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    currency: char({ length: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('invoices_series_number_key').on(table.series, table.number),
    uniqueIndex('invoices_one_per_payment').on(table.paymentId).where(sql`${table.rectifiesId} is null`),
    index('invoices_payment_id_idx').on(table.paymentId),
    index('invoices_rectifies_id_idx').on(table.rectifiesId),
    index('invoices_user_id_idx').on(table.userId, table.issuedOn),
  ],
);

/** The last number of a series: locked while the next one is assigned, so that a rollback leaves no gap. */
export const invoiceCounters = pgTable('invoice_counters', {
  series: text().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Webhooks that were handled, as the same one may arrive again. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    gateway: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.id] })],
);

/** The data of the sandbox gateway, which stands in for another company: only its adapter reads it. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  reference: text().notNull(),
  /** A repeated request for the same payment gets the same page. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  status: text().notNull(),
  description: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char({ length: 3 }).notNull(),
  locale: text().notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
