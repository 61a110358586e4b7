import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/database.ts';
import { deleteStep, type RetentionStep } from '../../../db/retention.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { doctorNotes } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';
import { askDirectory, type Reach } from '../directory/directory.repository.ts';

export type DoctorNoteRow = typeof doctorNotes.$inferSelect;

/** Of one hospital, newest first. */
export async function listDoctorNotes(db: Queryable, hospitalId: string, doctorId: string): Promise<DoctorNoteRow[]> {
  return ask(db, 'notes about doctor', { hospitalId, doctorId }, (p) =>
    db
      .select()
      .from(doctorNotes)
      .where(and(eq(doctorNotes.doctorId, p.doctorId), eq(doctorNotes.hospitalId, p.hospitalId)))
      .orderBy(desc(doctorNotes.createdAt), desc(doctorNotes.id)),
  );
}

/** Null if it belongs to another hospital. */
export async function findDoctorNote(db: Queryable, hospitalId: string, id: string): Promise<DoctorNoteRow | null> {
  const [row] = await db
    .select()
    .from(doctorNotes)
    .where(and(eq(doctorNotes.id, id), eq(doctorNotes.hospitalId, hospitalId)));
  return row ?? null;
}

/** False if the id is taken. */
export async function insertDoctorNote(tx: Queryable, row: typeof doctorNotes.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(doctorNotes).values(row).onConflictDoNothing({ target: doctorNotes.id });
  return rowCount === 1;
}

/** False if it was deleted meanwhile. */
export async function updateDoctorNote(
  tx: Queryable,
  id: string,
  change: Pick<DoctorNoteRow, 'text' | 'editedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.update(doctorNotes).set(change).where(eq(doctorNotes.id, id));
  return rowCount === 1;
}

export async function deleteDoctorNote(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(doctorNotes).where(eq(doctorNotes.id, id));
  return rowCount === 1;
}

/**
 * Whether the doctor is in the directory, which stays so until the end of the transaction: nothing is written about
 * somebody who hides or leaves meanwhile.
 */
export async function holdFindable(tx: Queryable, reach: Reach, doctorId: string): Promise<boolean> {
  const rows = await askDirectory(tx, 'hold findable', { reach, ids: [doctorId] }, {}, (condition) =>
    tx
      .select({ id: doctors.userId })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(condition)
      .for('share', { of: doctors }),
  );
  return rows.length > 0;
}

/** For a doctor who hides from hospitals or leaves. Waits for a hospital that is just writing a note. */
export async function eraseDoctorNotes(tx: Queryable, doctorId: string): Promise<void> {
  await tx.select({ id: doctors.userId }).from(doctors).where(eq(doctors.userId, doctorId)).for('update');
  await tx.delete(doctorNotes).where(eq(doctorNotes.doctorId, doctorId));
}

/** What nobody touched for so long says nothing about a doctor any more. */
export function doctorNoteStep(db: Database, writtenBefore: Date, rule: string): RetentionStep {
  const touched = sql`coalesce(${doctorNotes.editedAt}, ${doctorNotes.createdAt})`;
  return deleteStep(db, {
    ...{ name: 'notes about doctors of the directory', rule },
    rows: {
      ...{ table: doctorNotes, key: [doctorNotes.id], at: doctorNotes.createdAt },
      where: and(lte(doctorNotes.createdAt, writtenBefore), lte(touched, writtenBefore)),
    },
  });
}
