import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { and, asc, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { nameOfMonths, withinMonths } from '../../db/months/within-months.ts';
import {
  petitionConditions,
  petitionEntries,
  petitionReceipts,
  petitionSuspensions,
  petitions,
} from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';
import type { Actor } from '../../http/access/access.ts';

const { placeholder } = sql;

export type PetitionRecord = typeof petitions.$inferSelect;
export type SuspensionRecord = typeof petitionSuspensions.$inferSelect;
export type ConditionRecord = typeof petitionConditions.$inferSelect;
export type ReceiptRecord = typeof petitionReceipts.$inferSelect;

/** Administrators see all petitions, everybody else their own; used by list and detail. */
export const visibleTo = (actor: {
  userId: string | Placeholder;
  policyGroups: Actor['policyGroups'];
}): SQL | undefined => (isAdministrator(actor.policyGroups) ? undefined : eq(petitions.doctorId, actor.userId));

export async function findPetition(db: Queryable, actor: Actor, id: string): Promise<PetitionRecord | null> {
  const all = isAdministrator(actor.policyGroups);
  const statement = prepared(db, `petition ${all}`, () =>
    db
      .select()
      .from(petitions)
      .where(and(eq(petitions.id, placeholder('id')), all ? undefined : eq(petitions.doctorId, placeholder('userId')))),
  );
  const [row] = await statement.execute({ id, userId: actor.userId });
  return row ?? null;
}

/** Called after locking its doctor, which uploads lock first as well. */
export async function lockPetitionRow(tx: Queryable, id: string): Promise<PetitionRecord | null> {
  const [row] = await tx.select().from(petitions).where(eq(petitions.id, id)).for('update');
  return row ?? null;
}

/** The latest petition, which is the live one if there is any. */
export async function findLastPetition(db: Queryable, doctorId: string): Promise<PetitionRecord | null> {
  const statement = prepared(db, 'last petition of doctor', () =>
    db
      .select()
      .from(petitions)
      .where(eq(petitions.doctorId, placeholder('doctorId')))
      .orderBy(desc(petitions.createdAt), desc(petitions.id))
      .limit(1),
  );
  const [row] = await statement.execute({ doctorId });
  return row ?? null;
}

export async function nextReferenceSerial(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ serial: string }>(sql`select nextval('petition_references') as serial`);
  return Number(rows[0]?.serial);
}

export async function insertPetition(tx: Queryable, row: typeof petitions.$inferInsert): Promise<PetitionRecord> {
  const [inserted] = await tx.insert(petitions).values(row).returning();
  if (!inserted) throw new Error('the petition was not inserted');
  return inserted;
}

export async function updatePetition(
  tx: Queryable,
  id: string,
  change: Partial<typeof petitions.$inferInsert>,
): Promise<PetitionRecord> {
  const [row] = await tx.update(petitions).set(change).where(eq(petitions.id, id)).returning();
  if (!row) throw new Error(`petition ${id} is gone`);
  return row;
}

/** It is kept with all others of its petition, in the month in which that was made. False if the id is taken. */
export async function insertEntry(
  tx: Queryable,
  entry: Omit<typeof petitionEntries.$inferInsert, 'petitionCreatedAt'>,
): Promise<boolean> {
  const petitionCreatedAt = sql`(select ${petitions.createdAt} from ${petitions} where ${petitions.id} = ${entry.petitionId})`;
  const { rowCount } = await tx
    .insert(petitionEntries)
    .values({ ...entry, petitionCreatedAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Newest first. The author's name is for administrators; without `internal` their internal entries are left out. */
export async function listEntries(
  db: Queryable,
  { id: petitionId, createdAt }: Pick<PetitionRecord, 'id' | 'createdAt'>,
  { internal }: { internal: boolean },
) {
  const month = { first: createdAt, last: createdAt };
  const statement = prepared(db, `entries of petition ${internal} ${nameOfMonths(month)}`, () =>
    db
      .select({ entry: petitionEntries, firstname: users.firstname, lastname: users.lastname })
      .from(petitionEntries)
      .leftJoin(users, eq(users.id, petitionEntries.authorId))
      .where(
        and(
          eq(petitionEntries.petitionId, placeholder('petitionId')),
          withinMonths(petitionEntries.petitionCreatedAt, month),
          internal ? undefined : sql`not ${petitionEntries.internal}`,
        ),
      )
      .orderBy(desc(petitionEntries.at), desc(petitionEntries.id)),
  );
  return statement.execute({ petitionId });
}

export type EntryWithAuthor = Awaited<ReturnType<typeof listEntries>>[number];

/** Newest first. */
export async function listSuspensions(db: Queryable, petitionId: string): Promise<SuspensionRecord[]> {
  const statement = prepared(db, 'suspensions of petition', () =>
    db
      .select()
      .from(petitionSuspensions)
      .where(eq(petitionSuspensions.petitionId, placeholder('petitionId')))
      .orderBy(desc(petitionSuspensions.from), desc(petitionSuspensions.id)),
  );
  return statement.execute({ petitionId });
}

export async function insertSuspension(tx: Queryable, row: typeof petitionSuspensions.$inferInsert): Promise<void> {
  await tx.insert(petitionSuspensions).values(row);
}

export async function updateSuspension(
  tx: Queryable,
  id: string,
  change: Partial<typeof petitionSuspensions.$inferInsert>,
): Promise<void> {
  await tx.update(petitionSuspensions).set(change).where(eq(petitionSuspensions.id, id));
}

export const closeSuspension = (tx: Queryable, id: string, until: string): Promise<void> =>
  updateSuspension(tx, id, { until });

export async function listConditions(db: Queryable, petitionId: string): Promise<ConditionRecord[]> {
  const statement = prepared(db, 'conditions of petition', () =>
    db
      .select()
      .from(petitionConditions)
      .where(eq(petitionConditions.petitionId, placeholder('petitionId')))
      .orderBy(asc(petitionConditions.position)),
  );
  return statement.execute({ petitionId });
}

/** With its resolution, or later with its last condition; null while something is to come. */
export async function findEndOfPetition(
  db: Queryable,
  { id, ended, resolvedAt }: Pick<PetitionRecord, 'id' | 'ended' | 'resolvedAt'>,
): Promise<Date | null> {
  if (!ended || !resolvedAt) return null;
  const done = (await listConditions(db, id)).map(({ doneAt }) => doneAt);
  const met = done.filter((at) => at !== null);
  if (met.length < done.length) return null;
  return new Date(Math.max(...[resolvedAt, ...met].map((at) => at.getTime())));
}

export async function insertConditions(
  tx: Queryable,
  rows: readonly (typeof petitionConditions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(petitionConditions).values([...rows]);
}

/** False if it was done before. */
export async function markConditionDone(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(petitionConditions)
    .set({ doneAt: now })
    .where(and(eq(petitionConditions.id, id), isNull(petitionConditions.doneAt)));
  return rowCount === 1;
}

export async function findReceipt(db: Queryable, petitionId: string): Promise<ReceiptRecord | null> {
  const statement = prepared(db, 'receipt of petition', () =>
    db
      .select()
      .from(petitionReceipts)
      .where(eq(petitionReceipts.petitionId, placeholder('petitionId'))),
  );
  const [row] = await statement.execute({ petitionId });
  return row ?? null;
}

export async function findReceiptByCode(db: Queryable, code: string) {
  const [row] = await ask(db, 'receipt by code', { code }, (p) =>
    db
      .select({ receipt: petitionReceipts, reference: petitions.reference })
      .from(petitionReceipts)
      .innerJoin(petitions, eq(petitions.id, petitionReceipts.petitionId))
      .where(eq(petitionReceipts.code, p.code)),
  );
  return row ?? null;
}

export async function insertReceipt(tx: Queryable, row: typeof petitionReceipts.$inferInsert): Promise<void> {
  await tx.insert(petitionReceipts).values(row);
}

export async function findDoctorName(db: Queryable, doctorId: string): Promise<string> {
  const [row] = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, doctorId));
  return row ? `${row.firstname} ${row.lastname}` : '';
}
