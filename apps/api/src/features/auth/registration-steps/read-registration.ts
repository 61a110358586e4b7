import type { RegistrationProgress } from '@fonendo/contract/auth/registration-progress.schema';
import { currentRegistrationStep } from '@fonendo/domain/auth/registration';
import type { Queryable } from '../../../db/database.ts';
import { hasSignedContract } from '../../contracts/contracts.public.ts';
import { listEntitledProducts } from '../../payments/payments.public.ts';
import { findRegistrationStep } from './registration-steps.repository.ts';

/** The step to continue with. */
export async function readRegistration(db: Queryable, userId: string): Promise<RegistrationProgress> {
  const [reached, contractSigned, products] = await Promise.all([
    findRegistrationStep(db, userId),
    hasSignedContract(db, userId),
    listEntitledProducts(db, userId),
  ]);
  const paid = products.length > 0;
  return { step: currentRegistrationStep(reached ?? 'documentation', { contractSigned, paid }), contractSigned, paid };
}
