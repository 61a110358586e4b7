import type { Transaction } from '../../db/database.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { eraseCandidaciesOf } from './erasure.repository.ts';
import { tellHospital } from './tell.ts';

/**
 * The candidacies of somebody who deletes their account. Called first: it holds the person, so that nothing is handed
 * in while they leave.
 */
export async function forgetCandidaciesOf(
  context: Pick<CandidaciesContext, 'now' | 'sendMail' | 'publicUrl'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await lockOwnData(tx, userId);
  const withdrawn = await eraseCandidaciesOf(tx, userId, context.now());
  for (const candidacy of withdrawn) await tellHospital(context, tx, 'candidacyWithdrawn', candidacy);
}
