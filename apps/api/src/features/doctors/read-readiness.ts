import type { Readiness } from '@fonendo/contract/doctors/doctors.schema';
import { findCvGaps } from '@fonendo/domain/cv/completeness';
import { emptyCv } from '@fonendo/domain/cv/cv';
import { findMissing, type ProfileField, profileFields, type ReadinessFacts } from '@fonendo/domain/doctors/readiness';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { missingDocumentsOf, paperWeightsKey, paperWeightsOf } from '../documents/documents.public.ts';
import { entitledProducts } from '../payments/payments.public.ts';
import { settingsOf } from '../settings/settings.public.ts';
import type { DoctorsContext } from './doctors.context.ts';
import { type FactsOfDoctor, findFactsOfDoctor } from './readiness.repository.ts';

type Rules = Pick<DoctorsContext, 'now' | 'practiceRule'>;

/** What keeps a doctor from applying and from sending a petition. Both read it again under their lock. */
export async function readReadiness(rules: Rules, db: Queryable, userId: string): Promise<Readiness> {
  const facts = await findFactsOfDoctor(db, userId);
  if (!facts) throw new ApiError('NotFound');
  return readinessOf(rules, facts);
}

export function readinessOf(rules: Rules, facts: FactsOfDoctor): Readiness {
  const known = readinessFacts(rules, facts);
  const recognised = facts.policyGroups.includes('certifiedDoctor');
  return {
    apply: { missing: findMissing(known, 'apply') },
    petition: recognised ? null : { missing: findMissing(known, 'petition') },
  };
}

function readinessFacts({ now, practiceRule }: Rules, facts: FactsOfDoctor): ReadinessFacts {
  const { graduationDate, degreeCountry, countryOfResidence, resolved, nationality, otherNationality } = facts;
  const forDocuments = {
    ...{ graduationDate, degreeCountry, countryOfResidence, resolved },
    certified: facts.policyGroups.includes('certifiedDoctor'),
    petition: facts.openPetition,
    weights: paperWeightsOf(facts.settings[paperWeightsKey]),
    nationalities: [nationality, otherNationality].filter((country) => country !== null),
  };
  const missing = missingDocumentsOf(forDocuments, facts.currentDocuments, madridDate(now()), practiceRule);
  return {
    hasDegreeSpain: facts.hasDegreeSpain,
    declared: declaredFields(facts),
    missingDocuments: missing.map(({ kind, state }) => ({ kind, rejected: state === 'rejected' })),
    cvGaps: findCvGaps(facts.cv ?? emptyCv),
    contractSigned: facts.contractSigned,
    entitled: entitledProducts(facts.granted, settingsOf(facts.settings)),
  };
}

const declaredFields = ({ declared }: FactsOfDoctor) =>
  Object.fromEntries(profileFields.map((field) => [field, Boolean(declared[field])])) as Record<ProfileField, boolean>;
