import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { isInPerson } from '../../http/access/rights.ts';
import { ApiError } from '../../http/api-error.ts';
import { findHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { countWaiting } from '../conversations/conversations.public.ts';
import { findDoctorProfile } from '../doctors/doctors.public.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { presentCandidacy } from './candidacy.presenter.ts';
import { readFacts } from './change-candidacy.ts';
import { countDecided } from './decisions/moves.repository.ts';
import type { SelectionContext } from './selection.context.ts';
import {
  countRequests,
  findAcceptance,
  findCandidate,
  findHandedIn,
  findNeighbours,
  listLatestInterviews,
  markSeen,
} from './selection.repository.ts';

/** Opening marks it as seen, unless an administrator acts as somebody of the hospital. */
export async function openCandidacy(context: SelectionContext, actor: Actor, id: string): Promise<HospitalCandidacy> {
  const candidacy = await readCandidacy(context, context.db, actor, id);
  if (isInPerson(actor)) await markSeen(context.db, id, context.now());
  return candidacy;
}

/** A candidacy of the reader's hospital, with everything that its page shows. */
export async function readCandidacy(
  { now }: Pick<SelectionContext, 'now'>,
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<HospitalCandidacy> {
  const { hospital, member } = await getMembership(db, actor);
  const row = await findHospitalCandidacy(db, hospital.id, id);
  if (!row) throw new ApiError('NotFound');
  const { doctorId } = row.candidacy;
  const [person, profile, zone, facts, handedIn, requests, interviews, decided, neighbours, unanswered, acceptance] =
    await Promise.all([
      findCandidate(db, doctorId),
      findDoctorProfile(db, doctorId, now()),
      findZone(db, doctorId),
      readFacts(db, row),
      findHandedIn(db, id),
      countRequests(db, id),
      listLatestInterviews(db, id),
      countDecided(db, row.offer.id),
      findNeighbours(db, row),
      countWaiting(db, { subject: 'candidacy', id }, 'hospital'),
      findAcceptance(db, row),
    ]);
  return presentCandidacy({
    ...{ row, ...facts, handedIn, requests, interviews, ...decided, neighbours, unanswered, acceptance },
    candidate: person && profile && { ...person, certification: profile.certification, zone },
    reader: member.role,
    today: madridDate(now()),
    now: now(),
    inPerson: isInPerson(actor),
  });
}
