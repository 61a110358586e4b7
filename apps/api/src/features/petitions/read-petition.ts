import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { findDoctorData } from '../doctors/doctors.public.ts';
import { stateFeeFrom } from '../settings/settings.public.ts';
import { presentPetition } from './petition.presenter.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { findLastPetition, findPetition, listEntries, type PetitionRecord } from './petitions.repository.ts';
import { readPetitionState, roleOf } from './procedure/state.ts';
import { readShown } from './shown.repository.ts';

type Rules = Pick<PetitionsContext, 'now' | 'practiceRule'>;

/** A petition as its doctor or an administrator sees it; a 404 for everybody else. */
export async function readPetition(context: Rules, db: Queryable, actor: Actor, id: string): Promise<Petition> {
  const petition = await findPetition(db, actor, id);
  if (!petition) throw new ApiError('NotFound');
  return readFoundPetition(context, db, actor, petition);
}

/** The doctor's own latest petition, which is the live one if there is any. */
export async function readLatestPetition(context: Rules, db: Queryable, actor: Actor): Promise<Petition | null> {
  const petition = await findLastPetition(db, actor.userId);
  return petition && readFoundPetition(context, db, actor, petition);
}

/** With everything that belongs to it. */
export async function readFoundPetition(
  context: Rules,
  db: Queryable,
  actor: Actor,
  petition: PetitionRecord,
): Promise<Petition> {
  const { id } = petition;
  const reader = roleOf(actor);
  const [doctor, state, entries, { storedStateFee, ...shown }] = await Promise.all([
    findDoctorData(db, petition.doctorId),
    readPetitionState(context, db, petition),
    listEntries(db, petition, { internal: reader === 'administrator' }),
    readShown(db, id, reader),
  ]);
  if (!doctor) throw new ApiError('NotFound');
  return presentPetition({
    ...{ petition, doctor, reader, actor, state, entries, ...shown, stateFeeCents: stateFeeFrom(storedStateFee) },
    now: context.now(),
  });
}
