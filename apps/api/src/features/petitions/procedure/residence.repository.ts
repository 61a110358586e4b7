import type { Community } from '@fonendo/domain/reference/communities';
import { residenceOf } from '@fonendo/domain/reference/regional-holidays';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { prepared } from '../../../db/statements/prepared.ts';

/** The community in which the doctor lives, whose holidays do not count; null abroad. */
export async function findResidence(db: Queryable, doctorId: string): Promise<Community | null> {
  const statement = prepared(db, 'residence of doctor', () =>
    db
      .select({ country: doctors.countryOfResidence, postalCode: doctorPrivateData.postalCode })
      .from(doctors)
      .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
      .where(eq(doctors.userId, sql.placeholder('doctorId'))),
  );
  const [row] = await statement.execute({ doctorId });
  return row ? residenceOf(row.country, row.postalCode) : null;
}
