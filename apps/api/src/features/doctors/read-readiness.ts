import type { Readiness } from '@fonendo/contract/doctors/doctors.schema';
import { findCvGaps } from '@fonendo/domain/cv/completeness';
import { emptyCv } from '@fonendo/domain/cv/cv';
import { findMissing, type ProfileField, profileFields, type ReadinessFacts } from '@fonendo/domain/doctors/readiness';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { hasSignedContract } from '../contracts/contracts.public.ts';
import { findCv } from '../cv/cv.public.ts';
import { findMissingDocuments } from '../documents/documents.public.ts';
import { listEntitledProducts } from '../payments/payments.public.ts';
import type { DoctorsContext } from './doctors.context.ts';
import { findOwnData, type OwnData } from './doctors.repository.ts';

type Rules = Pick<DoctorsContext, 'now' | 'practiceRule'>;

/** What keeps a doctor from applying and from sending a petition. Both read it again under their lock. */
export async function readReadiness(rules: Rules, db: Queryable, userId: string): Promise<Readiness> {
  const row = await findOwnData(db, userId);
  if (!row) throw new ApiError('NotFound');
  const facts = await readFacts(rules, db, row);
  const recognised = row.person.policyGroups.includes('certifiedDoctor');
  return {
    apply: { missing: findMissing(facts, 'apply') },
    petition: recognised ? null : { missing: findMissing(facts, 'petition') },
  };
}

async function readFacts({ now, practiceRule }: Rules, db: Queryable, row: OwnData): Promise<ReadinessFacts> {
  const userId = row.person.id;
  const cv = await findCv(db, userId);
  const missing = await findMissingDocuments(db, userId, madridDate(now()), practiceRule);
  return {
    hasDegreeSpain: row.doctor.hasDegreeSpain,
    declared: declaredFields(row),
    missingDocuments: missing.map(({ kind, state }) => ({ kind, rejected: state === 'rejected' })),
    cvGaps: findCvGaps(cv?.content ?? emptyCv),
    contractSigned: await hasSignedContract(db, userId),
    entitled: await listEntitledProducts(db, userId),
  };
}

function declaredFields({ person, doctor, privateData }: OwnData): Record<ProfileField, boolean> {
  const values: Record<string, unknown> = { phone: person.phone, ...doctor, ...privateData };
  return Object.fromEntries(profileFields.map((field) => [field, Boolean(values[field])])) as Record<
    ProfileField,
    boolean
  >;
}
