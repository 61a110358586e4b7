import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { canReturnCv } from '@fonendo/domain/petitions/petition.policy';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { markCvReturned } from '../../cv/cv.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';

/** The CV is not fit for the ministry yet: the doctor reads why, and can change it even with an open candidacy. */
export async function returnCv(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { reason }: { reason: string },
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    if (!canReturnCv(petition.status, state.cv)) throw new ApiError('InvalidStatusChange');
    const now = context.now();
    await markCvReturned(tx, petition.doctorId, reason, now);
    await updatePetition(tx, id, { updatedAt: now });
    await recordEntry(tx, id, { kind: 'cvReturned', authorId: actor.userId, at: now, text: reason });
    const change = {
      after: { version: state.cv?.version },
      personal: { of: petition.doctorId, after: { reason } },
    };
    await recordAudit(tx, now, actor, 'cv.returned', { type: 'user', id: petition.doctorId }, change);
    await notify(context, tx, petitionNotices.cvReturned(petition, reason));
  });
}
