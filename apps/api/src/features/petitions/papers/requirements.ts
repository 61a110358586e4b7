import { randomUUIDv7 } from 'node:crypto';
import type { StartRequirement } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { answerBy, suspensionOf } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import { effectOf } from '@fonendo/domain/petitions/legal-clock/notification';
import { openRequirement } from '@fonendo/domain/petitions/open-acts';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { closeSuspension, insertSuspension, updatePetition } from '../petitions.repository.ts';
import { enteredNotification, refuseBefore, refuseNotifiedBefore } from '../procedure/clock.ts';
import { recordEntry } from '../record-entry.ts';

/** The ministry asks the applicant for something: the legal clock is suspended, and a deadline to answer runs. */
export async function startRequirement(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { reason, workingDays, ...entered }: StartRequirement,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    if (petition.status !== 'Sended' || openRequirement(state.suspensions)) throw new ApiError('InvalidStatusChange');
    const notification = enteredNotification(entered);
    refuseNotifiedBefore(notification, state.suspensions[0]?.until ?? petition.registeredOn);
    const now = context.now();
    const today = madridDate(now);
    const asked = { notification, workingDays, extension: null, answeredOn: null };
    const suspension = suspensionOf(asked, state.holidays);
    await insertSuspension(tx, {
      id: randomUUIDv7(),
      petitionId: id,
      reason,
      workingDays,
      ...notification,
      from: suspension.from,
      answerBy: suspension.answerBy,
    });
    await updatePetition(tx, id, { updatedAt: now });
    const facts = {
      notifiedOn: effectOf(notification, today).cautiousFrom,
      answerBy: answerBy(asked, today, state.holidays),
    };
    await recordEntry(tx, id, { kind: 'requirementStarted', authorId: actor.userId, at: now, text: reason, facts });
    const after = { ...notification, answerBy: facts.answerBy };
    await recordAudit(tx, now, actor, 'petition.requirementStarted', { type: 'petition', id }, { after });
    await notify(context, tx, petitionNotices.requirementStarted(petition, facts, reason));
  });
}

/** The answer was submitted: the clock goes on. */
export async function answerRequirement(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  answeredOn: string,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    const open = openRequirement(state.suspensions);
    if (petition.status !== 'Sended' || !open) throw new ApiError('InvalidStatusChange');
    // An unopened notice counts from later than the answer to it may come.
    refuseBefore('answeredOn', answeredOn, open.disposedOn ?? open.from);
    const now = context.now();
    await closeSuspension(tx, open.id, answeredOn);
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { answeredOn };
    await recordEntry(tx, id, { kind: 'requirementAnswered', authorId: actor.userId, at: now, facts });
    await recordAudit(tx, now, actor, 'petition.requirementAnswered', { type: 'petition', id }, { after: facts });
    await notify(context, tx, petitionNotices.requirementAnswered(petition, facts));
  });
}
