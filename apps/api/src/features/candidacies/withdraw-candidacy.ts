import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { decideCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import { cancelRequestsOf } from '../document-requests/document-requests.public.ts';
import { cancelInterviewsOf } from '../interviews/interviews.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { lockOwnCandidacy } from './access/access.public.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { candidacyNotices } from './candidacies.notices.ts';
import { updateCandidacyStatus } from './candidacies.repository.ts';
import { readOwnCandidacy } from './read-own-candidacy.ts';

/**
 * Withdraws a candidacy while the hospital is judging it; open requests and interviews end. The doctor is locked,
 * because this may unlock CV and documents.
 */
export async function withdrawCandidacy(context: CandidaciesContext, actor: Actor, id: string): Promise<OwnCandidacy> {
  return context.db.transaction(async (tx) => {
    const doctor = await lockOwnData(tx, actor.userId);
    const locked = doctor && (await lockOwnCandidacy(tx, actor.userId, id));
    if (!locked) throw new ApiError('NotFound');
    const { status } = locked.candidacy;
    const decision = decideCandidacy(locked.candidacy, 'withdraw', 'doctor');
    if ('refused' in decision) throw new ApiError(decision.refused);
    const now = context.now();
    await cancelRequestsOf(context, tx, actor, [id]);
    await cancelInterviewsOf(context, tx, actor, [id]);
    await updateCandidacyStatus(tx, id, decision.to, now);
    const change = { before: { status }, after: { status: decision.to } };
    await recordAudit(tx, now, actor, 'candidacy.withdrawn', { type: 'candidacy', id }, change);
    const { candidacy, offer } = locked;
    await notify(context, tx, candidacyNotices.candidacyWithdrawn({ id, hospitalId: candidacy.hospitalId, offer }));
    return readOwnCandidacy(context, tx, actor, id);
  });
}
