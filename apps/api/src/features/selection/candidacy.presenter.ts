import type { CandidacyStep, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { undoableUntil } from '@fonendo/domain/candidacies/acceptance';
import { canNoteCall } from '@fonendo/domain/candidacies/call';
import { decideCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { canAgreeFirstDay } from '@fonendo/domain/candidacies/first-day';
import {
  decideAccept,
  decideComplete,
  decideMove,
  isMandatoryStep,
  type SelectionFacts,
  type StepDecision,
} from '@fonendo/domain/candidacies/steps';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { matchCandidate } from '@fonendo/domain/offers/match';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { canAnswerRemaining } from '@fonendo/domain/selection/remaining';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';
import type { HospitalCandidacyRow } from '../candidacies/access/access.public.ts';
import { firstDayOf } from '../candidacies/first-day/first-day.public.ts';
import type {
  countRequests,
  findAcceptance,
  findHandedIn,
  findNeighbours,
  listLatestInterviews,
  StepRow,
} from './selection.repository.ts';

type Parts = {
  row: HospitalCandidacyRow;
  rows: readonly StepRow[];
  facts: SelectionFacts;
  handedIn: Awaited<ReturnType<typeof findHandedIn>>;
  candidate: HospitalCandidacy['candidate'];
  requests: Awaited<ReturnType<typeof countRequests>>;
  interviews: Awaited<ReturnType<typeof listLatestInterviews>>;
  accepted: number;
  open: number;
  neighbours: Awaited<ReturnType<typeof findNeighbours>>;
  unanswered: number;
  acceptance: Awaited<ReturnType<typeof findAcceptance>>;
  reader: HospitalRole;
  today: CalendarDate;
  now: Date;
  /** False for an administrator who acts as them and can only read. */
  inPerson: boolean;
};

export function presentCandidacy(parts: Parts): HospitalCandidacy {
  const { row, handedIn, candidate, accepted, open, neighbours, unanswered } = parts;
  const { candidacy, offer } = row;
  if (offer.name === null || handedIn.vacancies === null) throw new Error(`offer ${offer.id} is incomplete`);
  const vacanciesLeft = Math.max(0, handedIn.vacancies - accepted);
  return {
    id: candidacy.id,
    status: candidacy.status,
    step: candidacy.step,
    appliedAt: candidacy.appliedAt.toISOString(),
    statusSince: candidacy.statusSince.toISOString(),
    stepSince: candidacy.stepSince.toISOString(),
    discardReason: candidacy.discardReason || null,
    farewell: candidacy.farewell,
    match: matchOf(handedIn),
    candidate,
    snapshot: handedIn.snapshot,
    steps: (offer.steps ?? []).map((step, position) => presentStep(parts, step, position)),
    firstDay: firstDayOf(candidacy),
    acceptance: presentAcceptance(parts),
    offer: {
      ...{ id: offer.id, name: offer.name, status: offer.status },
      ...{ vacancies: handedIn.vacancies, vacanciesLeft, open },
    },
    neighbours,
    unanswered,
    can: parts.inPerson && hasHospitalRight(parts.reader, 'runCandidacies') ? verdictsOf(parts, vacanciesLeft) : null,
  };
}

/** By what was handed in, and what the offer asks now. */
export function matchOf({
  snapshot,
  speciality,
  yearsOfExperience,
}: Pick<Parts['handedIn'], 'snapshot' | 'speciality' | 'yearsOfExperience'>): HospitalCandidacy['match'] {
  if (!snapshot || speciality === null || yearsOfExperience === null) return null;
  return matchCandidate(
    { speciality, yearsOfExperience },
    { speciality: snapshot.speciality, years: snapshot.yearsOfExperience },
  );
}

function presentStep(
  { rows, requests, interviews }: Parts,
  { id, type, name, text, durationMinutes, mandatory }: ProcessStep,
  position: number,
): CandidacyStep {
  const at = <Item extends { position: number }>(items: readonly Item[]) =>
    items.find((item) => item.position === position);
  const row = at(rows);
  const { awaited, toAccept, accepted } = at(requests) ?? { awaited: 0, toAccept: 0, accepted: 0 };
  const interview = at(interviews);
  return {
    ...{ id, position, type, name, text, durationMinutes },
    mandatory: isMandatoryStep({ mandatory }, position),
    status: row?.status ?? null,
    startedAt: row?.startedAt.toISOString() ?? null,
    completedAt: row?.completedAt?.toISOString() ?? null,
    completedBy: row?.by ? `${row.by.firstname} ${row.by.lastname}`.trim() : null,
    result: row?.result ?? null,
    documents: { awaited, toAccept, accepted },
    interview: interview ? { status: interview.status, startsAt: interview.startsAt?.toISOString() ?? null } : null,
  };
}

function presentAcceptance({ acceptance, row: { candidacy } }: Parts): HospitalCandidacy['acceptance'] {
  if (!acceptance) return null;
  const { by, calledBy, notice } = acceptance;
  const { calledOn, callNote } = candidacy;
  return {
    by,
    notice: notice && { openedAt: notice.openedAt?.toISOString() ?? null },
    call: calledOn === null ? null : { day: calledOn, note: callNote ?? '', by: calledBy },
  };
}

function verdictsOf(
  { facts, row: { candidacy, offer }, handedIn, candidate, reader, accepted, open, today, now }: Parts,
  vacanciesLeft: number,
): NonNullable<HospitalCandidacy['can']> {
  const can = (event: 'discard' | 'undoDiscard') => 'to' in decideCandidacy(candidacy, event, 'hospital');
  return {
    moveTo: facts.steps.map((_, step) => ({ step, ...verdict(decideMove(facts, step)) })),
    complete: verdict(decideComplete(facts, { startNext: false })),
    startNext: verdict(decideComplete(facts, { startNext: true })),
    accept: verdict(decideAccept(facts, { vacanciesLeft })),
    undoAccept: candidate !== null && undoableUntil(candidacy, now) !== null,
    discard: can('discard'),
    undoDiscard: can('undoDiscard') && candidate !== null,
    closeOffer: offer.status === 'approved' && hasHospitalRight(reader, 'writeOffers'),
    noteCall: candidate !== null && canNoteCall(candidacy.status),
    agreeFirstDay: candidate !== null && canAgreeFirstDay(candidacy.status, firstDayOf(candidacy), today),
    answerRemaining: canAnswerRemaining({ vacancies: handedIn.vacancies, accepted, open }),
  };
}

const verdict = (decision: StepDecision) => ({ refused: 'refused' in decision ? decision.refused : null });
