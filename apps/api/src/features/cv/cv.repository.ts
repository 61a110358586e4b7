import type { CvPerson } from '@fonendo/domain/cv/outline';
import type { Locale } from '@fonendo/domain/shared/locale';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cvs } from '../../db/schema/cvs.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type CvRow = typeof cvs.$inferSelect;

/** `awaitsCorrection` of the domain, for lists. */
export const cvAwaitsCorrection: SQL = sql`coalesce(${cvs.updatedAt} <= ${cvs.returnedAt}, false)`;

export async function findCv(db: Queryable, doctorId: string): Promise<CvRow | null> {
  const statement = prepared(db, 'cv of doctor', () =>
    db
      .select()
      .from(cvs)
      .where(eq(cvs.doctorId, sql.placeholder('doctorId'))),
  );
  const [row] = await statement.execute({ doctorId });
  return row ?? null;
}

type NewCv = Pick<CvRow, 'doctorId' | 'content' | 'updatedAt'> &
  Partial<Pick<CvRow, 'status' | 'reviewedBy' | 'reviewedAt'>>;

/** The first version of a CV; null if there is one already. */
export async function insertCv(tx: Queryable, cv: NewCv): Promise<CvRow | null> {
  const [row] = await tx
    .insert(cvs)
    .values({ ...cv, version: 1 })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The next version of a CV, not reviewed; null if the stored version is another one by now. */
export async function replaceCv(
  tx: Queryable,
  { doctorId, version, content, updatedAt }: Pick<CvRow, 'doctorId' | 'version' | 'content' | 'updatedAt'>,
): Promise<CvRow | null> {
  const [row] = await tx
    .update(cvs)
    .set({
      content,
      version: sql`${cvs.version} + 1`,
      status: 'pending',
      updatedAt,
      reviewedBy: null,
      reviewedAt: null,
    })
    .where(and(eq(cvs.doctorId, doctorId), eq(cvs.version, version)))
    .returning();
  return row ?? null;
}

/** The caller holds the doctor's lock. False if there is no CV. */
export async function markCvReviewed(tx: Queryable, doctorId: string, reviewedBy: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(cvs)
    .set({ status: 'reviewed', reviewedBy, reviewedAt: now, returnReason: null, returnedAt: null })
    .where(eq(cvs.doctorId, doctorId));
  return rowCount === 1;
}

/** The caller holds the doctor's lock. */
export async function markCvReturned(tx: Queryable, doctorId: string, returnReason: string, now: Date): Promise<void> {
  await tx
    .update(cvs)
    .set({ status: 'pending', reviewedBy: null, reviewedAt: null, returnReason, returnedAt: now })
    .where(eq(cvs.doctorId, doctorId));
}

export async function deleteCv(tx: Queryable, doctorId: string): Promise<void> {
  await tx.delete(cvs).where(eq(cvs.doctorId, doctorId));
}

/** The heading of one's own CV, one's language, and what no date of a CV is before. */
export async function getCvPerson(
  db: Queryable,
  userId: string,
): Promise<CvPerson & { locale: Locale; birthDate: string | null }> {
  const [person] = await ask(db, 'person of cv', { userId }, (p) =>
    db
      .select({
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        phone: users.phone,
        locale: users.locale,
        speciality: doctors.speciality,
        city: doctorPrivateData.city,
        birthDate: doctorPrivateData.birthDate,
        country: doctors.countryOfResidence,
      })
      .from(users)
      .leftJoin(doctors, eq(doctors.userId, users.id))
      .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, users.id))
      .where(eq(users.id, p.userId)),
  );
  if (!person) throw new Error(`user ${userId} is gone`);
  return person;
}
