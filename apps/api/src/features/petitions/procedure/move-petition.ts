import type { Petition, Registry } from '@fonendo/contract/petitions/petitions.schema';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';
import { refuseBeforeDegree } from './clock.ts';
import { nextStatus } from './state.ts';

/** Every required document is approved: the petition is now under review. */
export async function validatePetition(context: PetitionsContext, actor: Actor, id: string): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, state }) => {
    const status = nextStatus(state, 'validate', actor);
    const now = context.now();
    await updatePetition(tx, id, { status, statusSince: now, updatedAt: now });
    await recordEntry(tx, id, { kind: 'validated', authorId: actor.userId, at: now });
    const change = { before: { status: petition.status }, after: { status } };
    await recordAudit(tx, now, actor, 'petition.validated', { type: 'petition', id }, change);
    await notify(context, tx, petitionNotices.petitionValidated(petition));
  });
}

/** Submitted to the ministry's registry: the legal clock starts on that day. */
export async function sendPetitionToMinistry(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { registryNumber, registeredOn }: Registry,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, doctor, state }) => {
    const status = nextStatus(state, 'sendToMinistry', actor);
    refuseBeforeDegree(registeredOn, doctor.doctor.graduationDate);
    const now = context.now();
    const facts = { registryNumber, registeredOn };
    await updatePetition(tx, id, { status, statusSince: now, updatedAt: now, ...facts });
    await recordEntry(tx, id, { kind: 'sentToMinistry', authorId: actor.userId, at: now, facts });
    const change = {
      before: { status: petition.status },
      after: { status },
      // Personal, because the ministry identifies the person by this number.
      personal: { of: petition.doctorId, after: facts },
    };
    await recordAudit(tx, now, actor, 'petition.sentToMinistry', { type: 'petition', id }, change);
    await notify(context, tx, petitionNotices.petitionSentToMinistry(petition, facts));
  });
}
