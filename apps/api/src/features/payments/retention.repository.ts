import { and, inArray, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { type DueRows, deleteStep, type RetentionStep, selectBatch } from '../../db/retention.ts';
import { invoiceRecords } from '../../db/schema/invoice-registry.ts';
import { entitlements, gatewayEvents, invoices, payments, sandboxCheckouts } from '../../db/schema/payments.ts';
import { deleteOldestRecords } from './registry/registry.repository.ts';

type Limits = {
  /** Gateways repeat a message for days, not months. */
  messagesBefore: Date;
  unpaidBefore: Date;
  /** A calendar day: invoices issued before it, and their payments. */
  invoicesBefore: string;
  /** Refunded payments: the same six years, from the day of payment. */
  refundsBefore: Date;
};

/** Deletes what need not be kept any more. Entitlements stay. */
export function paymentSteps(db: Database, limits: Limits): RetentionStep[] {
  const { messagesBefore, unpaidBefore, invoicesBefore, refundsBefore } = limits;
  const paymentsThat = (where: SQL | undefined): DueRows => ({
    ...{ table: payments, key: [payments.id], at: payments.createdAt },
    where,
  });
  const invoiced = db.select({ id: invoices.paymentId }).from(invoices);
  const refunded = paymentsThat(
    and(
      inArray(payments.status, ['duplicate', 'refunded']),
      lte(payments.createdAt, refundsBefore),
      notInArray(payments.id, invoiced),
    ),
  );
  // The trigger of the table allows deleting what is older by the server's calendar, so this uses it too.
  const oldInvoices: DueRows = {
    ...{ table: invoices, key: [invoices.id], at: invoices.issuedOn },
    // Their records go before them, and an invoice waits for those that rectify it.
    where: and(
      lt(invoices.issuedOn, invoicesBefore),
      sql`${invoices.issuedOn} < current_date - interval '6 years'`,
      sql`not exists (select 1 from ${invoiceRecords} where ${invoiceRecords.invoiceId} = ${invoices.id})`,
      sql`not exists (select 1 from ${invoices} "other" where "other"."rectifies_id" = ${invoices.id})`,
    ),
  };
  const oldRecords: DueRows = {
    ...{ table: invoiceRecords, key: [invoiceRecords.position], at: invoiceRecords.recordedAt },
    where: sql`exists (select 1 from ${invoices} where ${invoices.id} = ${invoiceRecords.invoiceId}
      and ${invoices.issuedOn} < ${invoicesBefore} and ${invoices.issuedOn} < current_date - interval '6 years')`,
  };
  return [
    deleteStep(db, {
      ...{ name: 'messages of the gateway', rule: '90 days' },
      rows: {
        ...{ table: gatewayEvents, key: [gatewayEvents.gateway, gatewayEvents.id], at: gatewayEvents.receivedAt },
        where: lte(gatewayEvents.receivedAt, messagesBefore),
      },
    }),
    deleteStep(db, {
      ...{ name: 'checkouts of the sandbox', rule: '90 days' },
      rows: {
        ...{ table: sandboxCheckouts, key: [sandboxCheckouts.id], at: sandboxCheckouts.createdAt },
        where: lte(sandboxCheckouts.createdAt, messagesBefore),
      },
    }),
    deleteStep(db, {
      ...{ name: 'unpaid payments', rule: 'one year' },
      rows: paymentsThat(
        and(inArray(payments.status, ['failed', 'cancelled', 'expired']), lte(payments.createdAt, unpaidBefore)),
      ),
    }),
    deleteStep(db, { name: 'refunded payments', rule: '6 years', rows: refunded }, async (tx, limit) => {
      const ids = await selectBatch(tx, refunded, limit);
      return deletePayments(
        tx,
        ids.flatMap(([id]) => id ?? []),
      );
    }),
    deleteStep(db, { name: 'records of invoices', rule: '6 years', rows: oldRecords }, (tx, limit) =>
      deleteOldestRecords(tx, invoicesBefore, limit),
    ),
    deleteStep(db, { name: 'invoices', rule: '6 years, with their payments', rows: oldInvoices }, async (tx, limit) => {
      const ids = (await selectBatch(tx, oldInvoices, limit)).flatMap(([id]) => id ?? []);
      if (ids.length === 0) return 0;
      const gone = await tx.delete(invoices).where(inArray(invoices.id, ids)).returning({ id: invoices.paymentId });
      return deletePayments(
        tx,
        gone.map(({ id }) => id),
      );
    }),
  ];
}

/** Not those of which another invoice is kept. */
async function deletePayments(tx: Queryable, all: string[]): Promise<number> {
  if (all.length === 0) return 0;
  const kept = await tx.select({ id: invoices.paymentId }).from(invoices).where(inArray(invoices.paymentId, all));
  const ids = all.filter((id) => !kept.some((row) => row.id === id));
  if (ids.length === 0) return all.length;
  await tx.update(entitlements).set({ paymentId: null }).where(inArray(entitlements.paymentId, ids));
  await tx.delete(payments).where(inArray(payments.id, ids));
  return all.length;
}
