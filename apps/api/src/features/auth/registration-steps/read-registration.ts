import type { RegistrationProgress } from '@fonendo/contract/auth/registration-progress.schema';
import { currentRegistrationStep, optionalSteps } from '@fonendo/domain/auth/registration';
import { findCvGaps } from '@fonendo/domain/cv/completeness';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import { hasSignedContract } from '../../contracts/contracts.public.ts';
import { findCv } from '../../cv/cv.public.ts';
import { findMissingDocuments } from '../../documents/documents.public.ts';
import { listEntitledProducts } from '../../payments/payments.public.ts';
import type { RegistrationStepsContext } from './registration-steps.context.ts';
import { findRegistrationStep } from './registration-steps.repository.ts';

type Rules = Pick<RegistrationStepsContext, 'now' | 'practiceRule'>;

/** The step to continue with, and what was left for later. */
export async function readRegistration(
  db: Queryable,
  userId: string,
  { now, practiceRule }: Rules,
): Promise<RegistrationProgress> {
  const [reached, contractSigned, products, missing, cv] = await Promise.all([
    findRegistrationStep(db, userId),
    hasSignedContract(db, userId),
    listEntitledProducts(db, userId),
    findMissingDocuments(db, userId, madridDate(now()), practiceRule),
    findCv(db, userId),
  ]);
  const paid = products.length > 0;
  const isUnfinished = { documentation: missing.length > 0, cv: !cv || findCvGaps(cv.content).length > 0 };
  return {
    step: currentRegistrationStep(reached ?? 'documentation', { contractSigned, paid }),
    contractSigned,
    paid,
    unfinished: optionalSteps.filter((step) => isUnfinished[step]),
  };
}
