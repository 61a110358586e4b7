import type { DecideExtension } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { answerBy, suspensionOf } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import { openRequirement } from '@fonendo/domain/petitions/open-acts';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition, updateSuspension } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';
import { refuseBefore, requirementFacts } from './clock.ts';

/** The doctor asks for more time, before the end of the term (art. 14.1.c RD 889/2022). */
export async function requestExtension(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  requestedOn: string,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    const open = openRequirement(state.suspensions);
    if (petition.status !== 'Sended' || !open || open.extensionRequestedOn !== null) {
      throw new ApiError('InvalidStatusChange');
    }
    const now = context.now();
    const notification = requirementFacts(open, state.holidays).notification;
    refuseBefore('requestedOn', requestedOn, notification.disposedOn ?? notification.notifiedOn);
    refuseAfter('requestedOn', requestedOn, open.answerBy);
    await updateSuspension(tx, open.id, { extensionRequestedOn: requestedOn });
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { requestedOn };
    await recordEntry(tx, id, { kind: 'extensionRequested', authorId: actor.userId, at: now, facts });
    await recordAudit(tx, now, actor, 'petition.extensionRequested', { type: 'petition', id }, { after: facts });
  });
}

/** The ministry grants or denies it, also before the end (art. 32.3 Ley 39/2015). */
export async function decideExtension(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { decidedOn, workingDays }: DecideExtension,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    const open = openRequirement(state.suspensions);
    const requestedOn = open?.extensionRequestedOn ?? null;
    if (petition.status !== 'Sended' || !open || requestedOn === null || open.extensionDecidedOn !== null) {
      throw new ApiError('InvalidStatusChange');
    }
    refuseBefore('decidedOn', decidedOn, requestedOn);
    if (workingDays !== null) refuseAfter('decidedOn', decidedOn, open.answerBy);
    const now = context.now();
    const facts = {
      ...requirementFacts(open, state.holidays),
      extension: { requestedOn, decidedOn, workingDays },
    };
    await updateSuspension(tx, open.id, {
      extensionDecidedOn: decidedOn,
      extensionDays: workingDays,
      // Of old requests it is told from their end, which changes now.
      workingDays: facts.workingDays,
      answerBy: suspensionOf(facts, state.holidays).answerBy,
    });
    await updatePetition(tx, id, { updatedAt: now });
    const told = { answerBy: answerBy(facts, madridDate(now), state.holidays) };
    const kind = workingDays === null ? 'extensionDenied' : 'extensionGranted';
    await recordEntry(tx, id, { kind, authorId: actor.userId, at: now, facts: told });
    const after = { decidedOn, workingDays, ...told };
    await recordAudit(tx, now, actor, 'petition.extensionDecided', { type: 'petition', id }, { after });
    await notify(context, tx, petitionNotices[kind](petition, told));
  });
}

/** A term that has ended cannot be extended. */
function refuseAfter(field: string, day: string, latest: string): void {
  if (day <= latest) return;
  throw new ApiError('ValidationFailed', { fields: { [field]: { key: 'errors.maxDate', params: { max: latest } } } });
}
