import type { CorrectNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { notificationCorrection } from '@fonendo/domain/petitions/legal-clock/correction';
import type { Actor } from '../../../../http/access/access.ts';
import { ApiError } from '../../../../http/api-error.ts';
import { recordAudit } from '../../../audit/audit.public.ts';
import { notify } from '../../../notifications/notifications.public.ts';
import { changePetition } from '../../change-petition.ts';
import type { PetitionsContext } from '../../petitions.context.ts';
import { petitionNotices } from '../../petitions.notices.ts';
import { updatePetition } from '../../petitions.repository.ts';
import { recordEntry } from '../../record-entry.ts';
import { dayField, enteredNotification, refuseBefore, refuseNotifiedBefore, refuseUnchanged } from '../clock.ts';
import { findAct, storeNotification } from './notified-act.ts';

/** A date that was entered wrongly, of an open or closed act: every term is counted anew, and the doctor is notified. */
export async function correctNotification(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { act, id: actId, reason, ...entered }: CorrectNotification,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, locked) => {
    const found = findAct(locked, act, actId);
    if (!found) throw new ApiError(actId === undefined ? 'InvalidStatusChange' : 'NotFound');
    const notification = enteredNotification(entered);
    refuseNotifiedBefore(notification, locked.petition.registeredOn);
    // An open act is closed by its own move, and a closed one stays closed.
    const closedOn = found.closedOn === null ? null : (entered.closedOn ?? found.closedOn);
    if (closedOn !== null) refuseBefore('closedOn', closedOn, notification.disposedOn ?? notification.notifiedOn);
    const before = { ...found.notification, closedOn: found.closedOn };
    refuseUnchanged(dayField(notification), before, { ...notification, closedOn });
    const corrected = notificationCorrection(act, before, { ...notification, closedOn });
    const now = context.now();
    await storeNotification(tx, locked, found, { notification, closedOn });
    await updatePetition(tx, id, { updatedAt: now });
    const author = { authorId: actor.userId, at: now };
    await recordEntry(tx, id, { kind: 'notificationCorrected', ...author, text: reason, facts: { act, corrected } });
    const change = {
      before: { act, ...before },
      after: { act, ...notification, closedOn },
      // Free text may name the person.
      personal: { of: locked.petition.doctorId, after: { reason } },
    };
    await recordAudit(tx, now, actor, 'petition.notificationCorrected', { type: 'petition', id }, change);
    await notify(context, tx, petitionNotices.datesCorrected(locked.petition, corrected, reason));
  });
}
