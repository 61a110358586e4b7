import { randomUUIDv7 } from 'node:crypto';
import type { Petition, StartRequirement } from '@fonendo/contract/petitions/petitions.schema';
import { addWorkingDays } from '@fonendo/domain/reference/working-calendar';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import { openRequirement } from '../petition.presenter.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { closeSuspension, insertSuspension, updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';

/** The ministry asks the applicant for something: the legal clock is suspended, and a deadline to answer runs. */
export async function startRequirement(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { reason, notifiedOn, workingDays }: StartRequirement,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    if (petition.status !== 'Sended' || openRequirement(state)) throw new ApiError('InvalidStatusChange');
    refuseBefore('notifiedOn', notifiedOn, state.suspensions[0]?.until ?? petition.registeredOn);
    const now = context.now();
    const answerBy = addWorkingDays(notifiedOn, workingDays, state.holidays);
    await insertSuspension(tx, { id: randomUUIDv7(), petitionId: id, reason, from: notifiedOn, answerBy });
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { notifiedOn, answerBy };
    await recordEntry(tx, id, { kind: 'requirementStarted', authorId: actor.userId, at: now, text: reason, facts });
    await recordAudit(tx, now, actor, 'petition.requirementStarted', { type: 'petition', id }, { after: facts });
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
    const open = openRequirement(state);
    if (petition.status !== 'Sended' || !open) throw new ApiError('InvalidStatusChange');
    refuseBefore('answeredOn', answeredOn, open.from);
    const now = context.now();
    await closeSuspension(tx, open.id, answeredOn);
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { answeredOn };
    await recordEntry(tx, id, { kind: 'requirementAnswered', authorId: actor.userId, at: now, facts });
    await recordAudit(tx, now, actor, 'petition.requirementAnswered', { type: 'petition', id }, { after: facts });
    await notify(context, tx, petitionNotices.requirementAnswered(petition, facts));
  });
}

function refuseBefore(field: string, day: string, earliest: string | null): void {
  if (earliest === null || day >= earliest) return;
  throw new ApiError('ValidationFailed', { fields: { [field]: { key: 'errors.minDate', params: { min: earliest } } } });
}
