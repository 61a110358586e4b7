import { randomUUIDv7 } from 'node:crypto';
import type { CloseHearing, StartHearing } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { allegeBy } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import { openHearing } from '@fonendo/domain/petitions/open-acts';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';
import { enteredNotification, refuseBefore, refuseNotifiedBefore } from './clock.ts';
import { insertHearing, updateHearing } from './hearings.repository.ts';

/** The ministry proposes an unfavourable or conditional end and hears the doctor first (art. 17 RD 889/2022). */
export async function startHearing(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { proposal, summary, ...entered }: StartHearing,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    if (petition.status !== 'Sended' || openHearing(state.hearings)) throw new ApiError('InvalidStatusChange');
    const notification = enteredNotification(entered);
    refuseNotifiedBefore(notification, petition.registeredOn);
    const now = context.now();
    await insertHearing(tx, { id: randomUUIDv7(), petitionId: id, proposal, summary, ...notification });
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { allegeBy: allegeBy(notification, madridDate(now), state.holidays) };
    await recordEntry(tx, id, { kind: 'hearingStarted', authorId: actor.userId, at: now, text: summary, facts });
    const after = { ...notification, proposal };
    await recordAudit(tx, now, actor, 'petition.hearingStarted', { type: 'petition', id }, { after });
    await notify(context, tx, petitionNotices.hearingStarted(petition, facts, summary));
  });
}

/** In the history and in the notice to the doctor. */
const closings = { alleged: 'hearingAlleged', waived: 'hearingWaived' } as const;

/** The allegations were filed, or the doctor renounced them. */
export async function closeHearing(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { outcome, closedOn }: CloseHearing,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    const open = openHearing(state.hearings);
    if (petition.status !== 'Sended' || !open) throw new ApiError('InvalidStatusChange');
    refuseBefore('closedOn', closedOn, open.disposedOn ?? open.notifiedOn);
    const now = context.now();
    await updateHearing(tx, open.id, { closedOn, outcome });
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { closedOn };
    await recordEntry(tx, id, { kind: closings[outcome], authorId: actor.userId, at: now, facts });
    const after = { outcome, closedOn };
    await recordAudit(tx, now, actor, 'petition.hearingClosed', { type: 'petition', id }, { after });
    await notify(context, tx, petitionNotices[closings[outcome]](petition, facts));
  });
}
