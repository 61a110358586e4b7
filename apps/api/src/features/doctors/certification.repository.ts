import { type Certification, certificationOf, certifications } from '@fonendo/domain/hospitals/view';
import { and, arrayContains, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { doctors } from '../../db/schema/doctors.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';

export const certified = arrayContains(users.policyGroups, ['certifiedDoctor']);

export const credentialApproved = sql<boolean>`exists (select from ${documents} where ${and(
  eq(documents.doctorId, doctors.userId),
  eq(documents.kind, 'recognitionCredential'),
  eq(documents.status, 'approved'),
  isNull(documents.supersededAt),
)})`;

/** isRecognitionUnderWay for many doctors at once. */
export const recognitionUnderWay = sql<boolean>`exists (select from ${petitions} where ${and(
  eq(petitions.doctorId, doctors.userId),
  isNotNull(petitions.status),
  sql`${petitions.status} <> 'Refused'`,
)})`;

/** certificationOf as SQL conditions. */
export const certificationConditions: Record<Certification, SQL | undefined> = {
  recognised: and(certified, or(not(doctors.hasDegreeSpain), credentialApproved)),
  pendingVerification: and(certified, eq(doctors.hasDegreeSpain, true), not(credentialApproved)),
  inProgress: and(not(certified), recognitionUnderWay),
  notStarted: and(not(certified), not(recognitionUnderWay)),
};

/** Doctors whose certification is now one of these; deleted accounts have none. */
export const isCertifiedAs = (doctorId: PgColumn, wanted: readonly Certification[]): SQL =>
  sql`exists (select from ${doctors} inner join ${users} on ${eq(users.id, doctors.userId)} where ${and(
    eq(doctors.userId, doctorId),
    or(...wanted.map((one) => certificationConditions[one])) ?? sql`false`,
  )})`;

/** The certification that a doctor has now, looked up only as far as it takes; null for deleted accounts. */
export const certificationNow = (doctorId: PgColumn): SQL<Certification | null> => {
  const cases = certifications.map((one) => sql`when ${certificationConditions[one]} then ${sql.raw(`'${one}'`)}`);
  return sql`(select case ${sql.join(cases, sql` `)} end from ${doctors}
    inner join ${users} on ${eq(users.id, doctors.userId)} where ${eq(doctors.userId, doctorId)})`;
};

/** For a few of many people: keeps the planner from evaluating the condition for everybody first. */
const lookedUp = (condition: SQL<boolean>): SQL<boolean> => sql<boolean>`(select ${condition} offset 0)`;

export type CertificationFacts = { id: string } & Parameters<typeof certificationOf>[0];

/** What the certification of the doctors with these ids follows from; deleted accounts have no row. */
export const certificationFacts = (doctorIds: SQL): SQL => sql`
  select ${doctors.userId} as id, ${certified} as certified, ${doctors.hasDegreeSpain} as "hasDegreeSpain",
    ${lookedUp(credentialApproved)} as "credentialApproved",
    ${lookedUp(recognitionUnderWay)} as "recognitionUnderWay"
  from ${doctors} join ${users} on ${users.id} = ${doctors.userId}
  where ${doctors.userId} = any(array(${doctorIds}))`;

/** The current certification of each doctor. */
const certificationsOf = (rows: readonly CertificationFacts[]): Map<string, Certification> =>
  new Map(rows.map(({ id, ...facts }) => [id, certificationOf(facts)]));

/** Among more than so many everything occurs, and looking each of them up would cost more than a filter that finds nobody. */
export const mostLookedUp = 200;

/** The certifications that occur. */
export const certificationsAmong = (facts: readonly CertificationFacts[]): Certification[] => {
  const found = new Set(certificationsOf(facts).values());
  return certifications.filter((one) => found.has(one));
};
