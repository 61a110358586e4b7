import { randomUUIDv7 } from 'node:crypto';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { refuseAnother } from '@fonendo/domain/petitions/petition.lifecycle';
import { petitionReference } from '@fonendo/domain/petitions/reference';
import { searchable } from '@fonendo/domain/search/searchable';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockOwnData, type OwnData } from '../doctors/doctors.public.ts';
import { listGrantedProducts, readRoad } from '../payments/payments.public.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { findLastPetition, insertPetition, nextReferenceSerial } from './petitions.repository.ts';
import { readPetition } from './read-petition.ts';
import { recordEntry } from './record-entry.ts';

/** A doctor starts a petition: the first one, or another after a withdrawal. */
export async function startPetition(context: PetitionsContext, actor: Actor): Promise<Petition> {
  return context.db.transaction(async (tx) => {
    // Under the lock: a second click finds the petition of the first.
    const doctor = await lockOwnData(tx, actor.userId);
    if (!doctor) throw new ApiError('NotFound');
    const last = await findLastPetition(tx, actor.userId);
    const refused = last && refuseAnother(last);
    if (refused) throw new ApiError(refused);
    await refuseOtherRoad(tx, actor.userId);
    const now = context.now();
    const reference = petitionReference(Number(madridDate(now).slice(0, 4)), await nextReferenceSerial(tx));
    const { id } = await insertPetition(tx, {
      id: randomUUIDv7(),
      reference,
      doctorId: actor.userId,
      createdAt: now,
      updatedAt: now,
      statusSince: now,
      paid: (await listGrantedProducts(tx, actor.userId)).includes('recognition'),
      ...findableBy(reference, doctor),
    });
    await recordEntry(tx, id, { kind: 'created', authorId: actor.userId, at: now });
    await recordAudit(tx, now, actor, 'petition.started', { type: 'petition', id }, { after: { reference } });
    return readPetition(context, tx, actor, id);
  });
}

/**
 * A doctor on another road cannot start a homologation, which the law closes to them (art. 3.4 RD 889/2022). One who
 * has not said where the degree is from is asked for it.
 */
async function refuseOtherRoad(tx: Transaction, userId: string): Promise<void> {
  const { road } = await readRoad(tx, userId);
  if (!road) throw new ApiError('UnknownRoad');
  if (road.road !== 'homologation') throw new ApiError('OtherRoad');
}

/** The values by which the queue finds it. Updated when it is sent, and unchanged afterwards. */
export function findableBy(reference: string, { person, doctor }: OwnData) {
  const { firstname, lastname, email } = person;
  return {
    country: doctor.degreeCountry ?? doctor.countryOfResidence,
    searchText: searchable(`${reference} ${firstname} ${lastname} ${email}`),
    sortName: searchable(`${lastname} ${firstname}`),
  };
}
