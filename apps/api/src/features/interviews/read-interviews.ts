import type { BusyTimes, CandidacyInterviews, Interview, TimeRange } from '@fonendo/contract/interviews.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { canProposeInterview } from '@fonendo/domain/interviews/interview.lifecycle';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { isInPerson } from '../../http/access/rights.ts';
import { ApiError } from '../../http/api-error.ts';
import { findHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import { listHospitalTimes, listTakenElsewhere } from './calendar/busy-times.repository.ts';
import { presentInterviews } from './interview.presenter.ts';
import { listColleagues } from './interviewers.ts';
import type { InterviewsContext } from './interviews.context.ts';
import {
  findLiveInterview,
  findPerson,
  findZone,
  type InterviewScope,
  isOwnCandidacy,
  listInterviewsBetween,
  listInterviewsOf,
} from './interviews.repository.ts';
import { nameOf } from './name-of.ts';

/** The most that a calendar of three months can show; more than any hospital has. */
const maxListed = 1000;

const defaultDuration = 45;

/** Whose interviews the caller reads: their hospital's, or their own. */
export async function readerOf(db: Queryable, actor: Actor): Promise<{ scope: InterviewScope; mayAct: boolean }> {
  if (isDoctor(actor.policyGroups)) {
    return { scope: { doctorId: actor.userId }, mayAct: isInPerson(actor) };
  }
  const { hospital, member } = await getMembership(db, actor);
  const mayAct = isInPerson(actor) && hasHospitalRight(member.role, 'manageInterviews');
  return { scope: { hospitalId: hospital.id }, mayAct };
}

const sideOf = (scope: InterviewScope) => ('doctorId' in scope ? 'doctor' : 'hospital');

/** The interviews of a hospital or a doctor in a period. */
export async function listInterviews(
  { db, now }: InterviewsContext,
  actor: Actor,
  { from, to }: TimeRange,
): Promise<{ items: Interview[] }> {
  const { scope, mayAct } = await readerOf(db, actor);
  const rows = await listInterviewsBetween(db, scope, new Date(from), new Date(to), maxListed);
  return { items: await presentInterviews(db, rows, { side: sideOf(scope), mayAct, now: now() }) };
}

/** The interviews of one candidacy, for its doctor. */
export async function listOwnInterviews(
  { db, now }: InterviewsContext,
  actor: Actor,
  candidacyId: string,
): Promise<{ items: Interview[] }> {
  const [isOwn, rows] = await Promise.all([
    isOwnCandidacy(db, actor.userId, candidacyId),
    listInterviewsOf(db, { doctorId: actor.userId }, candidacyId),
  ]);
  if (!isOwn) throw new ApiError('NotFound');
  return { items: await presentInterviews(db, rows, { side: 'doctor', mayAct: isInPerson(actor), now: now() }) };
}

/** The interviews of one candidacy, for its hospital, with defaults for a new proposal. */
export async function listCandidacyInterviews(
  { db, now }: InterviewsContext,
  actor: Actor,
  candidacyId: string,
): Promise<CandidacyInterviews> {
  const { scope, mayAct } = await readerOf(db, actor);
  const found = 'hospitalId' in scope && (await findHospitalCandidacy(db, scope.hospitalId, candidacyId));
  if (!found) throw new ApiError('NotFound');
  const { candidacy, offer } = found;
  const [rows, live, person, zone, colleagues] = await Promise.all([
    listInterviewsOf(db, scope, candidacyId),
    findLiveInterview(db, candidacyId),
    findPerson(db, candidacy.doctorId),
    findZone(db, candidacy.doctorId),
    listColleagues(db, scope.hospitalId),
  ]);
  const step = candidacy.step === null ? undefined : offer.steps?.[candidacy.step];
  return {
    items: await presentInterviews(db, rows, { side: 'hospital', mayAct, now: now() }),
    candidate: { name: nameOf(person), zone },
    durationMinutes: step?.type === 'interview' ? step.durationMinutes : defaultDuration,
    colleagues: colleagues.map(({ email: _email, ...colleague }) => colleague),
    can: { propose: mayAct && canProposeInterview(candidacy.status, live?.status ?? null) },
  };
}

/** Times that are taken, for choosing dates. Of other hospitals only that the candidate is busy. */
export async function readBusyTimes(
  { db }: InterviewsContext,
  actor: Actor,
  candidacyId: string,
  { from, to }: TimeRange,
): Promise<BusyTimes> {
  const { hospital } = await getMembership(db, actor);
  const found = await findHospitalCandidacy(db, hospital.id, candidacyId);
  if (!found) throw new ApiError('NotFound');
  const { doctorId } = found.candidacy;
  const span = { startsAt: new Date(from), endsAt: new Date(to) };
  const [own, taken] = await Promise.all([
    listHospitalTimes(db, hospital.id, span),
    listTakenElsewhere(db, { doctorId, hospitalId: hospital.id }, span),
  ]);
  return {
    interviews: own.flatMap(({ startsAt, endsAt, ...row }) =>
      startsAt && endsAt
        ? {
            ...{ interviewId: row.interviewId, candidacyId: row.candidacyId, status: row.status },
            candidate: nameOf(row),
            ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
            ...{ withThisCandidate: row.doctorId === doctorId, interviewerIds: row.interviewerIds },
          }
        : [],
    ),
    taken: taken.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
  };
}
