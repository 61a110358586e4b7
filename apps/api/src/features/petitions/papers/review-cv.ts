import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { canReviewCv } from '@fonendo/domain/petitions/petition.policy';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { markCvReviewed } from '../../cv/cv.public.ts';
import { notify, withdrawNotice } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';

/** An administrator has reviewed the CV for the ministry. An edit sets it to pending again. */
export async function reviewCv(context: PetitionsContext, actor: Actor, id: string): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    if (!canReviewCv(petition.status, state.cv)) throw new ApiError('InvalidStatusChange');
    const now = context.now();
    await markCvReviewed(tx, petition.doctorId, actor.userId, now);
    await updatePetition(tx, id, { updatedAt: now });
    await recordEntry(tx, id, { kind: 'cvReviewed', authorId: actor.userId, at: now });
    const after = { version: state.cv?.version };
    await recordAudit(tx, now, actor, 'cv.reviewed', { type: 'user', id: petition.doctorId }, { after });
    const notice = petitionNotices.cvReviewed(petition);
    // Given back by mistake a moment ago: the doctor is told the last word only.
    await withdrawNotice(tx, { kinds: ['cvReturned'], link: notice.link, to: petition.doctorId }, now);
    await notify(context, tx, notice);
  });
}
