import type { CorrectRegistry, Petition } from '@fonendo/contract/petitions/petitions.schema';
import { registryCorrection } from '@fonendo/domain/petitions/legal-clock/correction';
import type { Actor } from '../../../../http/access/access.ts';
import { ApiError } from '../../../../http/api-error.ts';
import { recordAudit } from '../../../audit/audit.public.ts';
import { notify } from '../../../notifications/notifications.public.ts';
import { changePetition, type LockedPetition } from '../../change-petition.ts';
import type { PetitionsContext } from '../../petitions.context.ts';
import { petitionNotices } from '../../petitions.notices.ts';
import { updatePetition } from '../../petitions.repository.ts';
import { recordEntry } from '../../record-entry.ts';
import { refuseBeforeDegree, refuseUnchanged, resolutionNotification } from '../clock.ts';

/** The day or number of the ministry's registry was entered wrongly: the six months are counted anew from the right one. */
export async function correctRegistry(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { registryNumber, registeredOn, reason }: CorrectRegistry,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, locked) => {
    const { petition } = locked;
    if (petition.registeredOn === null) throw new ApiError('InvalidStatusChange');
    // The number alone can be corrected, whatever the doctor has declared since.
    if (registeredOn !== petition.registeredOn) refuseBeforeDegree(registeredOn, locked.doctor.doctor.graduationDate);
    refuseAfterActs(locked, registeredOn);
    const facts = { registryNumber, registeredOn };
    const before = { registryNumber: petition.registryNumber, registeredOn: petition.registeredOn };
    refuseUnchanged('registeredOn', before, facts);
    const corrected = registryCorrection(before, facts);
    const now = context.now();
    await updatePetition(tx, id, { ...facts, updatedAt: now });
    await recordEntry(tx, id, {
      ...{ kind: 'registryCorrected', authorId: actor.userId, at: now },
      ...{ text: reason, facts: { ...facts, corrected } },
    });
    // Personal, because the ministry identifies the person by this number.
    const personal = { of: petition.doctorId, before, after: { ...facts, reason } };
    await recordAudit(tx, now, actor, 'petition.registryCorrected', { type: 'petition', id }, { personal });
    await notify(context, tx, petitionNotices.datesCorrected(petition, corrected, reason));
  });
}

/** The ministry notifies nothing before the petition is in its registry. */
function refuseAfterActs({ petition, state }: LockedPetition, registeredOn: string): void {
  const acts = [...state.suspensions, ...state.hearings, resolutionNotification(petition)];
  const [max] = acts.flatMap((act) => act?.disposedOn ?? act?.notifiedOn ?? []).toSorted();
  if (max === undefined || registeredOn <= max) return;
  throw new ApiError('ValidationFailed', { fields: { registeredOn: { key: 'errors.maxDate', params: { max } } } });
}
