import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invoiceEvents, invoiceRecords, invoiceRegistry } from '../../../db/schema/invoice-registry.ts';
import { invoiceCounters, invoices } from '../../../db/schema/payments.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

export type RecordRow = typeof invoiceRecords.$inferSelect;
export type RegistryRow = typeof invoiceRegistry.$inferSelect;

/** The end of the chain, locked until the transaction ends: the one place where two records would meet. */
export async function lockRegistry(tx: Queryable): Promise<RegistryRow> {
  const [row] = await tx.select().from(invoiceRegistry).for('update');
  if (!row) throw new Error('the registry of invoices has no beginning');
  return row;
}

export async function getRegistry(db: Queryable): Promise<RegistryRow> {
  const [row] = await ask(db, 'registry of invoices', {}, () => db.select().from(invoiceRegistry));
  if (!row) throw new Error('the registry of invoices has no beginning');
  return row;
}

/** The invoice of a record, named by the next one; null if it was deleted when its years were over. */
export async function findRecordedInvoice(tx: Queryable, position: number) {
  const [row] = await tx
    .select({ invoice: invoices, record: invoiceRecords })
    .from(invoiceRecords)
    .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
    .where(eq(invoiceRecords.position, position));
  return row ?? null;
}

export async function insertRecord(tx: Queryable, row: typeof invoiceRecords.$inferInsert): Promise<void> {
  await tx.insert(invoiceRecords).values(row);
  const { position, hash, seal } = row;
  await tx.update(invoiceRegistry).set({ position, hash, seal });
}

/** Records with their invoices, in their order, after a position. */
export const listRecords = (db: Queryable, after: number, limit: number) =>
  db
    .select({ record: invoiceRecords, invoice: invoices })
    .from(invoiceRecords)
    .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
    .where(gt(invoiceRecords.position, after))
    .orderBy(asc(invoiceRecords.position))
    .limit(limit);

/** Invoices that were recorded when they were issued and have no record any more. */
export const listUnrecorded = (db: Queryable, limit: number) =>
  db
    .select({ series: invoices.series, number: invoices.number, issuedOn: invoices.issuedOn })
    .from(invoices)
    .leftJoin(invoiceRecords, eq(invoiceRecords.invoiceId, invoices.id))
    .where(and(eq(invoices.recorded, true), isNull(invoiceRecords.position)))
    .orderBy(asc(invoices.series), asc(invoices.number))
    .limit(limit);

/** Series whose last number was given to no invoice, or that have a gap. */
export async function listGaps(db: Queryable) {
  const { rows } = await db.execute<{ series: string; missing: number }>(sql`
    select ${invoiceCounters.series} as series,
           ${invoiceCounters.lastNumber} - coalesce(min(${invoices.number}) - 1, 0) - count(${invoices.id})::int as missing
    from ${invoiceCounters} left join ${invoices} on ${invoices.series} = ${invoiceCounters.series}
    group by ${invoiceCounters.series}, ${invoiceCounters.lastNumber}
    order by 1`);
  return rows.filter(({ missing }) => missing > 0);
}

export async function insertEvent(db: Queryable, row: typeof invoiceEvents.$inferInsert): Promise<void> {
  await db.insert(invoiceEvents).values(row);
}

export const listEvents = (db: Queryable, limit: number) =>
  ask(db, 'events of registry', { limit }, (p) =>
    db
      .select({
        id: invoiceEvents.id,
        kind: invoiceEvents.kind,
        details: invoiceEvents.details,
        at: invoiceEvents.at,
        by: sql<string | null>`nullif(trim(${users.firstname} || ' ' || ${users.lastname}), '')`,
      })
      .from(invoiceEvents)
      .leftJoin(users, eq(users.id, invoiceEvents.actorId))
      .orderBy(desc(invoiceEvents.at), desc(invoiceEvents.id))
      .limit(p.limit),
  );

/** Deletes the oldest records, up to the first one whose invoice has to be kept; the registry remembers where it begins. */
export async function deleteOldestRecords(tx: Queryable, issuedBefore: string, limit: number): Promise<number> {
  const registry = await lockRegistry(tx);
  const rows = await tx
    .select({
      position: invoiceRecords.position,
      hash: invoiceRecords.hash,
      seal: invoiceRecords.seal,
      isOld: sql<boolean>`${invoices.issuedOn} < least(${issuedBefore}::date, (current_date - interval '6 years')::date)`,
    })
    .from(invoiceRecords)
    .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
    .where(gt(invoiceRecords.position, registry.deletedUpTo))
    .orderBy(asc(invoiceRecords.position))
    .limit(limit);
  const firstKept = rows.findIndex(({ isOld }) => !isOld);
  const old = firstKept === -1 ? rows : rows.slice(0, firstKept);
  const last = old.at(-1);
  if (!last) return 0;
  await tx.delete(invoiceRecords).where(lt(invoiceRecords.position, last.position + 1));
  const { position, hash, seal } = last;
  await tx.update(invoiceRegistry).set({ deletedUpTo: position, deletedHash: hash, deletedSeal: seal });
  return old.length;
}
