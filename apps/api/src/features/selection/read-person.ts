import type { Person } from '@fonendo/contract/selection/selection.schema';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { findDoctorProfile } from '../doctors/doctors.public.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { matchOf } from './candidacy.presenter.ts';
import type { SelectionContext } from './selection.context.ts';
import { findCandidate, listCandidaciesOf } from './selection.repository.ts';

/** A person as this hospital knows them; a 404 if they never applied there or their account was deleted. */
export async function readPerson({ db, now }: SelectionContext, actor: Actor, doctorId: string): Promise<Person> {
  const { hospital } = await getMembership(db, actor);
  const [rows, person, profile, zone] = await Promise.all([
    listCandidaciesOf(db, hospital.id, doctorId),
    findCandidate(db, doctorId),
    findDoctorProfile(db, doctorId, now()),
    findZone(db, doctorId),
  ]);
  const latest = rows.find(({ snapshot }) => snapshot !== null);
  if (!latest?.snapshot || !person || !profile) throw new ApiError('NotFound');
  return {
    ...person,
    certification: profile.certification,
    zone,
    snapshot: latest.snapshot,
    latestCandidacyId: latest.id,
    candidacies: rows.map(({ id, status, step, appliedAt, statusSince, discardReason, snapshot, offer }) => ({
      ...{ id, status },
      match: matchOf({ snapshot, speciality: offer.speciality, yearsOfExperience: offer.yearsOfExperience }),
      discardReason: discardReason || null,
      step: step === null ? null : (offer.steps?.[step]?.name ?? null),
      appliedAt: appliedAt.toISOString(),
      statusSince: statusSince.toISOString(),
      offer: { id: offer.id, name: offer.name ?? '', status: offer.status },
    })),
  };
}
