import { type ProcessStep, standardSteps } from '@fonendo/domain/processes/process';
import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { offers } from '../../db/schema/offers.ts';
import { selectionProcesses } from '../../db/schema/selection-processes.ts';
import { ask } from '../../db/statements/prepared.ts';
import { findLastAuthors } from '../audit/audit.public.ts';

export type ProcessRow = typeof selectionProcesses.$inferSelect;

/** Null if it belongs to another hospital. */
export async function findProcess(db: Queryable, hospitalId: string, id: string): Promise<ProcessRow | null> {
  const [row] = await ask(db, 'process of hospital', { id, hospitalId }, (p) =>
    db
      .select()
      .from(selectionProcesses)
      .where(and(eq(selectionProcesses.id, p.id), eq(selectionProcesses.hospitalId, p.hospitalId))),
  );
  return row ?? null;
}

/** The steps that an offer with this process copies; the standard steps if it has none. */
export async function findStepsOf(
  db: Queryable,
  hospitalId: string,
  processId: string | null,
): Promise<readonly ProcessStep[]> {
  const process = processId === null ? null : await findProcess(db, hospitalId, processId);
  return process?.steps ?? standardSteps;
}

/** The process that new offers start with; null for the standard one. */
export async function findDefaultProcessId(db: Queryable, hospitalId: string): Promise<string | null> {
  const [row] = await ask(db, 'default process of hospital', { hospitalId }, (p) =>
    db
      .select({ id: selectionProcesses.id })
      .from(selectionProcesses)
      .where(and(eq(selectionProcesses.hospitalId, p.hospitalId), selectionProcesses.isDefault)),
  );
  return row?.id ?? null;
}

export async function listProcessRows(db: Queryable, hospitalId: string): Promise<ProcessRow[]> {
  return ask(db, 'processes of hospital', { hospitalId }, (p) =>
    db
      .select()
      .from(selectionProcesses)
      .where(eq(selectionProcesses.hospitalId, p.hospitalId))
      .orderBy(asc(selectionProcesses.createdAt), asc(selectionProcesses.id)),
  );
}

export type ProcessUse = { unpublished: number; published: number };

/** The number of offers per process: those that will still copy its steps, and those that have. */
export async function countOffersByProcess(db: Queryable, hospitalId: string): Promise<Map<string | null, ProcessUse>> {
  const isPublished = sql`${offers.status} in ('pending', 'approved', 'closed')`;
  const rows = await ask(db, 'offers by process', { hospitalId }, (p) =>
    db
      .select({
        processId: offers.processId,
        published: sql<number>`count(*) filter (where ${isPublished})`.mapWith(Number),
        total: count(),
      })
      .from(offers)
      .where(eq(offers.hospitalId, p.hospitalId))
      .groupBy(offers.processId),
  );
  return new Map(
    rows.map(({ processId, published, total }) => [processId, { published, unpublished: total - published }]),
  );
}

/** Compared like the unique index: in lower case. */
export async function isNameTaken(
  db: Queryable,
  hospitalId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: selectionProcesses.id })
    .from(selectionProcesses)
    .where(
      and(
        eq(selectionProcesses.hospitalId, hospitalId),
        sql`lower(${selectionProcesses.name}) = lower(${name})`,
        exceptId === null ? undefined : ne(selectionProcesses.id, exceptId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Who saved name and steps last. Another default is no save: it has no steps. */
export const findSavers = (db: Queryable, rows: readonly ProcessRow[]) =>
  findLastAuthors(db, {
    subject: 'process',
    ids: rows.map(({ id }) => id),
    actions: ['process.created', 'process.updated'],
    since: new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))),
    where: {
      name: 'with steps',
      condition: or(eq(auditEntries.action, 'process.created'), sql`${auditEntries.after} ? 'steps'`),
    },
  });

export async function insertProcess(tx: Queryable, row: typeof selectionProcesses.$inferInsert): Promise<void> {
  await tx.insert(selectionProcesses).values(row);
}

export async function updateProcess(
  tx: Queryable,
  id: string,
  change: Partial<Pick<ProcessRow, 'name' | 'steps' | 'isDefault' | 'version' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(selectionProcesses).set(change).where(eq(selectionProcesses.id, id));
}

export async function clearDefault(tx: Queryable, hospitalId: string): Promise<void> {
  await tx
    .update(selectionProcesses)
    .set({ isDefault: false })
    .where(and(eq(selectionProcesses.hospitalId, hospitalId), selectionProcesses.isDefault));
}

/** Offers that use it have none afterwards; published steps stay. */
export async function deleteProcessRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(selectionProcesses).where(eq(selectionProcesses.id, id));
}
