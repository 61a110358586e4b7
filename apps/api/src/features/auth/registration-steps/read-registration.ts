import type { RegistrationProgress } from '@fonendo/contract/auth/registration-progress.schema';
import { currentRegistrationStep } from '@fonendo/domain/auth/registration';
import type { Queryable } from '../../../db/database.ts';
import { hasSignedContract } from '../../contracts/contracts.public.ts';
import { listEntitledProducts } from '../../payments/payments.public.ts';
import { findRegistrationStep } from './registration-steps.repository.ts';

/** The step to continue with. */
export async function readRegistration(db: Queryable, userId: string): Promise<RegistrationProgress> {
  const reached = (await findRegistrationStep(db, userId)) ?? 'documentation';
  const contractSigned = await hasSignedContract(db, userId);
  const paid = (await listEntitledProducts(db, userId)).length > 0;
  return { step: currentRegistrationStep(reached, { contractSigned, paid }), contractSigned, paid };
}
