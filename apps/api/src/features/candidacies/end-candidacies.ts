import type { Transaction } from '../../db/database.ts';
import type { AuditedBy } from '../audit/audit.public.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import { cancelRequestsOf } from '../document-requests/document-requests.public.ts';
import { cancelInterviewsOf } from '../interviews/interviews.public.ts';
import { type NotifyContext, notify } from '../notifications/notifications.public.ts';
import { candidacyNotices } from './candidacies.notices.ts';
import { eraseCandidaciesOf } from './erasure.repository.ts';

/**
 * Ends the candidacies of a deleted account. Called first: it locks the doctor, so that nothing is submitted meanwhile.
 */
export async function endCandidaciesOf(
  context: NotifyContext,
  tx: Transaction,
  by: AuditedBy & { userId: string },
): Promise<void> {
  const { userId } = by;
  await lockOwnData(tx, userId);
  const withdrawn = await eraseCandidaciesOf(tx, userId, context.now());
  const ids = withdrawn.map(({ id }) => id);
  await cancelRequestsOf(context, tx, by, ids);
  await cancelInterviewsOf(context, tx, by, ids, { doctorLeaves: true });
  for (const candidacy of withdrawn) await notify(context, tx, candidacyNotices.candidacyWithdrawn(candidacy));
}
