import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { documents } from '../../../db/schema/documents.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { users } from '../../../db/schema/users.ts';
import { prepared } from '../../../db/statements/prepared.ts';
import type { MatchFacts } from './match-doctor.ts';

/**
 * What offers are held against, as JSON for any statement of the doctor's own: of the CV only the jobs, of the petitions
 * the latest. Nothing private is read.
 */
export const matchFacts = (doctorId: Placeholder): SQL<MatchFacts | null> => sql`(
  select json_build_object(
    'policyGroups', ${users.policyGroups}, 'speciality', ${doctors.speciality},
    'hasDegreeSpain', ${doctors.hasDegreeSpain}, 'experience', ${cvs.content} -> 'experience',
    'latestPetition', (
      select coalesce(${petitions.status}::text, 'none') from ${petitions}
      where ${petitions.doctorId} = ${doctors.userId} order by ${petitions.createdAt} desc limit 1),
    'credentialApproved', exists (
      select from ${documents}
      where ${documents.doctorId} = ${doctors.userId} and ${documents.kind} = 'recognitionCredential'
        and ${documents.status} = 'approved' and ${documents.supersededAt} is null))
  from ${doctors} join ${users} on ${users.id} = ${doctors.userId}
  left join ${cvs} on ${cvs.doctorId} = ${doctors.userId}
  where ${doctors.userId} = ${doctorId})`;

export async function findMatchFacts(db: Queryable, doctorId: string): Promise<MatchFacts | null> {
  const statement = prepared(db, 'match facts', () =>
    db
      .select({ facts: sql<MatchFacts | null>`facts` })
      .from(sql`(select ${matchFacts(sql.placeholder('doctorId'))} as facts) as found`),
  );
  const [row] = await statement.execute({ doctorId });
  return row?.facts ?? null;
}
