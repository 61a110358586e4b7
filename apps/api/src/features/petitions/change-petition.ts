import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockOwnData, type OwnData } from '../doctors/doctors.public.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { findPetition, lockPetitionRow, type PetitionRecord } from './petitions.repository.ts';
import { type PetitionState, readPetitionState } from './procedure/state.ts';
import { readPetition } from './read-petition.ts';

export type LockedPetition = { petition: PetitionRecord; doctor: OwnData; state: PetitionState };

/**
 * A change of a petition that the actor can see. The doctor is locked before the petition, as for uploads and the CV,
 * so that no document changes between the decision and its effects. Returns the petition afterwards.
 */
export async function changePetition(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  change: (tx: Transaction, locked: LockedPetition) => Promise<void>,
): Promise<Petition> {
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  return context.db.transaction((tx) => changeFoundPetition(context, tx, actor, found, (locked) => change(tx, locked)));
}

/** The same within a transaction that also stores a file. */
export async function changeFoundPetition(
  context: PetitionsContext,
  tx: Transaction,
  actor: Actor,
  { id, doctorId }: Pick<PetitionRecord, 'id' | 'doctorId'>,
  change: (locked: LockedPetition) => Promise<void>,
): Promise<Petition> {
  const doctor = await lockOwnData(tx, doctorId);
  const petition = await lockPetitionRow(tx, id);
  if (!doctor || !petition) throw new ApiError('NotFound');
  await change({ petition, doctor, state: await readPetitionState(context, tx, petition) });
  return readPetition(context, tx, actor, id);
}

/** For what changes neither its state nor its documents: in the same order, the doctor first. Null if it is gone. */
export async function lockPetition(
  tx: Transaction,
  { id, doctorId }: Pick<PetitionRecord, 'id' | 'doctorId'>,
): Promise<PetitionRecord | null> {
  const doctor = await lockOwnData(tx, doctorId);
  return doctor && lockPetitionRow(tx, id);
}
