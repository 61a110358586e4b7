import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { findDoctorData } from '../doctors/doctors.public.ts';
import { readStateFee } from '../settings/settings.public.ts';
import { presentPetition } from './petition.presenter.ts';
import type { PetitionsContext } from './petitions.context.ts';
import {
  countWaitingMessages,
  findPetition,
  findReceipt,
  listConditions,
  listEntries,
} from './petitions.repository.ts';
import { readPetitionState, roleOf } from './procedure/state.ts';

/** A petition as its doctor or an administrator sees it; a 404 for everybody else. */
export async function readPetition(
  context: Pick<PetitionsContext, 'now' | 'practiceRule'>,
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<Petition> {
  const petition = await findPetition(db, actor, id);
  if (!petition) throw new ApiError('NotFound');
  const reader = roleOf(actor);
  const [doctor, state, entries, conditions, receipt, stateFeeCents, waitingMessages] = await Promise.all([
    findDoctorData(db, petition.doctorId),
    readPetitionState(context, db, petition),
    listEntries(db, petition, { internal: reader === 'administrator' }),
    listConditions(db, id),
    findReceipt(db, id),
    readStateFee(db),
    countWaitingMessages(db, id, reader),
  ]);
  if (!doctor) throw new ApiError('NotFound');
  return presentPetition({
    ...{ petition, doctor, reader, actor, state, entries, conditions, receipt, stateFeeCents, waitingMessages },
    now: context.now(),
  });
}
