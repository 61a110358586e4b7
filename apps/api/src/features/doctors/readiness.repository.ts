import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { CvContent } from '@fonendo/domain/cv/cv';
import type { ProfileField } from '@fonendo/domain/doctors/readiness';
import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { cvs } from '../../db/schema/cvs.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { documents } from '../../db/schema/documents.ts';
import { entitlements } from '../../db/schema/payments.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import { prepared } from '../../db/statements/prepared.ts';
import { openPetitionOf } from '../documents/documents.public.ts';

/** All that decides what a doctor may do next and how offers fit them. For the doctor alone. */
export type FactsOfDoctor = {
  policyGroups: PolicyGroup[];
  declared: Record<ProfileField, string | null>;
  speciality: string | null;
  hasDegreeSpain: boolean;
  graduationDate: CalendarDate;
  degreeCountry: string | null;
  countryOfResidence: string;
  nationality: string;
  otherNationality: string | null;
  cv: CvContent | null;
  currentDocuments: { kind: DocumentKind; status: DocumentStatus }[];
  /** The status of the latest petition, `none` before it is sent; null without a petition. */
  latestPetition: string | null;
  /** The petition that has not ended, if there is one. */
  openPetition: { represented: boolean } | null;
  /** A petition was granted. */
  resolved: boolean;
  contractSigned: boolean;
  /** Paid for and not used up. */
  granted: Product[];
  /** What administrators have set. */
  settings: Record<string, unknown>;
};

/** As JSON, for any statement of the doctor's own: it saves a second one. */
export const factsOfDoctor = (userId: Placeholder): SQL<FactsOfDoctor | null> => sql`(
  select json_build_object(
    'policyGroups', ${users.policyGroups},
    'declared', json_build_object(
      'phone', ${users.phone}, 'speciality', ${doctors.speciality}, 'degreeCountry', ${doctors.degreeCountry},
      'address', ${doctorPrivateData.address}, 'city', ${doctorPrivateData.city}, 'state', ${doctorPrivateData.state},
      'postalCode', ${doctorPrivateData.postalCode}, 'gender', ${doctorPrivateData.gender},
      'maritalStatus', ${doctorPrivateData.maritalStatus}, 'parent1', ${doctorPrivateData.parent1}),
    'speciality', ${doctors.speciality}, 'hasDegreeSpain', ${doctors.hasDegreeSpain},
    'graduationDate', ${doctors.graduationDate}, 'degreeCountry', ${doctors.degreeCountry},
    'countryOfResidence', ${doctors.countryOfResidence}, 'nationality', ${doctorPrivateData.nationality},
    'otherNationality', ${doctorPrivateData.otherNationality}, 'cv', ${cvs.content},
    'currentDocuments', coalesce((
      select json_agg(json_build_object('kind', ${documents.kind}, 'status', ${documents.status})) from ${documents}
      where ${documents.doctorId} = ${doctors.userId} and ${documents.supersededAt} is null), '[]'),
    'latestPetition', (
      select coalesce(${petitions.status}::text, 'none') from ${petitions}
      where ${petitions.doctorId} = ${doctors.userId} order by ${petitions.createdAt} desc limit 1),
    'resolved', exists (
      select from ${petitions} where ${petitions.doctorId} = ${doctors.userId} and ${petitions.status} = 'Aproved'),
    'openPetition', ${openPetitionOf(doctors.userId)},
    'contractSigned', exists (select from ${contracts} where ${contracts.userId} = ${doctors.userId}),
    'granted', coalesce((
      select json_agg(${entitlements.product}) from ${entitlements}
      where ${entitlements.userId} = ${doctors.userId} and ${entitlements.usedUpAt} is null), '[]'),
    'settings', coalesce((select json_object_agg(${settings.key}, ${settings.value}) from ${settings}), '{}'))
  from ${doctors} join ${users} on ${users.id} = ${doctors.userId}
  join ${doctorPrivateData} on ${doctorPrivateData.userId} = ${doctors.userId}
  left join ${cvs} on ${cvs.doctorId} = ${doctors.userId}
  where ${doctors.userId} = ${userId})`;

export async function findFactsOfDoctor(db: Queryable, userId: string): Promise<FactsOfDoctor | null> {
  const statement = prepared(db, 'facts of doctor', () =>
    db
      .select({ facts: sql<FactsOfDoctor | null>`facts` })
      .from(sql`(select ${factsOfDoctor(sql.placeholder('userId'))} as facts) as found`),
  );
  const [row] = await statement.execute({ userId });
  return row?.facts ?? null;
}
