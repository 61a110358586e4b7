import type { CandidateCard, CandidateRow } from '@fonendo/contract/selection/lists.schema';
import type { CandidacyStepStatus } from '@fonendo/domain/candidacies/steps';
import { liveInterviewStatuses, openInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { matchCandidate } from '@fonendo/domain/offers/match';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { leftOutOf } from '@fonendo/domain/selection/left-out';
import {
  type AffairsFacts,
  columnKeyOf,
  columnKeysOf,
  isLate,
  nextEventOf,
  refusedColumns,
} from '@fonendo/domain/selection/list';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import { type CardOffer, type CardRow, listCardOffers, listCards } from './cards.repository.ts';

type Reader = { now: Date; runs: boolean };

/** The cards of these candidacies, in this order, each with its offer. */
export async function readRows(db: Queryable, ids: readonly string[], reader: Reader): Promise<CandidateRow[]> {
  if (ids.length === 0) return [];
  const [rows, offers] = await Promise.all([listCards(db, ids, reader.now), listCardOffers(db, ids)]);
  const offerOf = new Map(offers.map((offer) => [offer.id, { ...offer, present: cardsOfOffer(offer, reader) }]));
  return rows.flatMap((row) => {
    const offer = offerOf.get(row.offerId);
    if (!offer) return [];
    const { id, name, steps, present } = offer;
    const stepName = (row.step === null ? undefined : steps?.[row.step]?.name) ?? null;
    return [{ ...present(row), offer: { id, name: name ?? '' }, stepName }];
  });
}

/** What makes the cards of one offer. */
export function cardsOfOffer(offer: CardOffer, { now, runs }: Reader): (row: CardRow) => CandidateCard {
  const today = madridDate(now);
  const refusals = refusalsIn(offer);
  return (row) => {
    const { id, status, step, averageRating, ratings } = row;
    const since = new Date(row.since);
    const sinceOn = madridDate(since);
    const days = Math.max(0, daysBetween(sinceOn, today));
    const walked = walkedOf(row);
    return {
      ...{ id, status, step, days },
      person: presentPerson(row),
      match: matchOf(row, offer),
      appliedAt: new Date(row.appliedAt).toISOString(),
      since: since.toISOString(),
      late: isLate(status, days),
      next: nextEventOf(affairsOf(row, offer, walked, sinceOn), now, today),
      rating:
        averageRating === null || ratings === null
          ? null
          : { average: Math.round(averageRating * 10) / 10, count: ratings },
      refused: runs ? refusals(row, walked) : {},
      leftOut: leftOutOf({ status, step, accountDeleted: row.firstname === null, interview: row.interviewStatus }),
    };
  };
}

/** One status for each step up to the current one; a step without a row was skipped. */
const walkedOf = ({ step, walked }: CardRow): CandidacyStepStatus[] =>
  Array.from({ length: step === null ? 0 : step + 1 }, (_, position) => walked?.[position] ?? 'skipped');

function presentPerson(row: CardRow): CandidateCard['person'] {
  const { doctorId, firstname, lastname, speciality, years, certification } = row;
  if (firstname === null || lastname === null || certification === null) return null;
  return { id: doctorId, firstname, lastname, speciality, years, certification };
}

function matchOf({ firstname, speciality, years }: CardRow, offer: CardOffer): CandidateCard['match'] {
  if (firstname === null || offer.speciality === null || offer.yearsOfExperience === null) return null;
  const asked = { speciality: offer.speciality, yearsOfExperience: offer.yearsOfExperience };
  return matchCandidate(asked, { speciality, years });
}

function affairsOf(
  row: CardRow,
  offer: CardOffer,
  walked: readonly CandidacyStepStatus[],
  since: CalendarDate,
): AffairsFacts {
  const { status, step, awaitedOn, toAccept, interviewStatus, startsAt, dates } = row;
  const type = step === null ? undefined : offer.steps?.[step]?.type;
  const live = liveInterviewStatuses.find((one) => one === interviewStatus);
  return {
    status,
    since,
    appliedOn: madridDate(new Date(row.appliedAt)),
    seen: row.seen,
    step: type && step !== null ? { type, done: walked[step] === 'done' } : null,
    rated: row.ratings !== null,
    requests: { awaitedOn, toAccept: toAccept ?? 0 },
    interview: live
      ? { status: live, startsAt: startsAt === null ? null : new Date(startsAt), dates: dates ?? 0 }
      : null,
    interviewOver: row.interviewPosition === step && (interviewStatus === 'held' || interviewStatus === 'notAttended'),
  };
}

/** Decided once for all who stand alike: of five hundred candidates there are some twenty kinds. */
function refusalsIn({ steps, vacancies, accepted }: CardOffer) {
  const vacanciesLeft = (vacancies ?? 0) - accepted;
  const known = new Map<string, CandidateCard['refused']>();
  return (row: CardRow, walked: readonly CandidacyStepStatus[]): CandidateCard['refused'] => {
    const { status, step } = row;
    const hasOpen = row.toAccept !== null || openInterviewStatuses.some((open) => open === row.interviewStatus);
    const isGone = row.firstname === null;
    const kind = `${status} ${step} ${hasOpen} ${isGone} ${walked}`;
    const refused =
      known.get(kind) ??
      (isGone
        ? refusedToNobody(row, steps ?? [])
        : refusedColumns({ status, step, walked, steps: steps ?? [], hasOpen }, { vacanciesLeft }));
    known.set(kind, refused);
    return refused;
  };
}

/** Nobody is left to go on with. */
function refusedToNobody(row: CardRow, steps: readonly ProcessStep[]): CandidateCard['refused'] {
  const others = columnKeysOf(steps).filter((key) => key !== columnKeyOf(row));
  return Object.fromEntries(others.map((key) => [key, 'InvalidStatusChange' as const]));
}
