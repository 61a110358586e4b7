import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** The submitted profile; null for other hospitals, and once the account is deleted. */
export async function findSnapshot(
  db: Queryable,
  hospitalId: string,
  candidacyId: string,
): Promise<{ snapshot: DoctorProfile; doctorId: string; appliedAt: Date } | null> {
  const [row] = await ask(db, 'snapshot for hospital', { hospitalId, candidacyId }, (p) =>
    db
      .select({ snapshot: candidacies.snapshot, doctorId: candidacies.doctorId, appliedAt: candidacies.appliedAt })
      .from(candidacies)
      .where(and(eq(candidacies.id, p.candidacyId), eq(candidacies.hospitalId, p.hospitalId))),
  );
  return row?.snapshot ? { ...row, snapshot: row.snapshot } : null;
}
