import type { CvExperience } from '@fonendo/domain/cv/cv';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { documents } from '../../../db/schema/documents.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { users } from '../../../db/schema/users.ts';

/** What offers are held against: of the CV only the jobs, of the petitions the latest. Nothing private is read. */
export async function findMatchFacts(db: Queryable, doctorId: string) {
  const latestPetition = db
    .select({ status: sql<string>`coalesce(${petitions.status}::text, 'none')`.as('petition_status') })
    .from(petitions)
    .where(eq(petitions.doctorId, doctorId))
    .orderBy(desc(petitions.createdAt))
    .limit(1)
    .as('latest_petition');
  const [row] = await db
    .select({
      policyGroups: users.policyGroups,
      speciality: doctors.speciality,
      hasDegreeSpain: doctors.hasDegreeSpain,
      experience: sql<CvExperience[] | null>`${cvs.content} -> 'experience'`,
      petition: latestPetition.status,
      credentialApproved: sql<boolean>`exists (
        select from ${documents}
        where ${and(
          eq(documents.doctorId, doctorId),
          eq(documents.kind, 'recognitionCredential'),
          eq(documents.status, 'approved'),
          isNull(documents.supersededAt),
        )})`,
    })
    .from(doctors)
    .innerJoin(users, eq(users.id, doctors.userId))
    .leftJoin(cvs, eq(cvs.doctorId, doctors.userId))
    .leftJoin(latestPetition, sql`true`)
    .where(eq(doctors.userId, doctorId));
  return row ?? null;
}
