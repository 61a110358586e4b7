import type { CandidateContact, HospitalContact, OwnContact } from '@fonendo/contract/candidacies/contacts.schema';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { findZone } from '../../interviews/interviews.public.ts';
import { findCandidateContact, findContactPerson, findHospitalContact, findSharing } from './contacts.repository.ts';

/** For the people who run the candidacies of the hospital that accepted. */
export async function readCandidateContact(db: Queryable, actor: Actor, candidacyId: string) {
  const { hospital } = await requireRight(db, actor, 'runCandidacies');
  const row = await findCandidateContact(db, hospital.id, candidacyId);
  if (!row) throw new ApiError('NotFound');
  const { doctorId, firstname, lastname, email, phone, country } = row;
  const zone = await findZone(db, doctorId);
  const contact: CandidateContact = { name: nameOf(row), email, phone, country, zone };
  return { contact, doctorId, name: { firstname, lastname } };
}

/** For the doctor: what they share, and how to reach the hospital once it accepted. */
export async function readOwnContact(db: Queryable, actor: Actor, candidacyId: string): Promise<OwnContact> {
  const [sharing, contact] = await Promise.all([
    findSharing(db, actor.userId, candidacyId),
    readHospitalContact(db, actor.userId, candidacyId),
  ]);
  if (!sharing) throw new ApiError('NotFound');
  const { status, email, phone, sharesPhone } = sharing;
  const over = status === 'discarded' || status === 'withdrawn';
  return { email, phone, sharesPhone, contact, can: rightsFor(actor, { choose: !over }) };
}

/** Null until the hospital accepts. */
export async function readHospitalContact(
  db: Queryable,
  doctorId: string,
  candidacyId: string,
): Promise<HospitalContact | null> {
  const [hospital, person] = await Promise.all([
    findHospitalContact(db, doctorId, candidacyId),
    findContactPerson(db, candidacyId),
  ]);
  if (!hospital) return null;
  return { hospital, person: person && { name: nameOf(person), email: person.email, position: person.position } };
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim();
