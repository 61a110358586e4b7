import type { CandidateCard, CandidateRow } from '@fonendo/contract/selection/lists.schema';
import type { CandidacyStepStatus } from '@fonendo/domain/candidacies/steps';
import type { Certification } from '@fonendo/domain/hospitals/view';
import { matchCandidate } from '@fonendo/domain/offers/match';
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
import { certificationsOf } from '../../doctors/doctors.public.ts';
import {
  type CardOffer,
  type CardRow,
  isLive,
  keepsStepOpen,
  type LatestInterview,
  readCardFacts,
} from './cards.repository.ts';

type Reader = { now: Date; runs: boolean };

/** The cards of these candidacies, in this order. */
export async function readRows(db: Queryable, ids: readonly string[], { now, runs }: Reader): Promise<CandidateRow[]> {
  if (ids.length === 0) return [];
  const { rows, offers, steps, requests, interviews, ratings, ...facts } = await readCardFacts(db, ids, now);
  const certifications = certificationsOf(facts.certifications);
  const today = madridDate(now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]));
  const walked = Map.groupBy(steps, ({ candidacyId }) => candidacyId);
  const ofCandidacy = <Item extends { candidacyId: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.candidacyId, item]));
  const [requested, arranged, rated] = [ofCandidacy(requests), ofCandidacy(interviews), ofCandidacy(ratings)];
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const offer = row && offerOf.get(row.offerId);
    if (!row || !offer) return [];
    const belongings = {
      certification: certifications.get(row.doctorId) ?? null,
      walked: walkedOf(row, walked.get(id) ?? []),
      request: requested.get(id),
      interview: arranged.get(id),
      rating: rated.get(id),
      vacanciesLeft: (offer.vacancies ?? 0) - offer.accepted,
    };
    return [presentRow({ ...row, offer }, belongings, { now, today, runs })];
  });
}

/** One status for each step up to the current one; a step without a row was skipped. */
function walkedOf({ step }: CardRow, rows: readonly { position: number; status: CandidacyStepStatus }[]) {
  return Array.from(
    { length: step === null ? 0 : step + 1 },
    (_, position) => rows.find((row) => row.position === position)?.status ?? 'skipped',
  );
}

type Belongings = {
  certification: Certification | null;
  walked: CandidacyStepStatus[];
  request: { awaitedOn: string | null; toAccept: number } | undefined;
  interview: LatestInterview | undefined;
  rating: { average: number; count: number } | undefined;
  vacanciesLeft: number;
};

/** A row with its offer. */
type Card = CardRow & { offer: CardOffer };

function presentRow(
  row: Card,
  belongings: Belongings,
  { now, today, runs }: Reader & { today: CalendarDate },
): CandidateRow {
  const { id, status, step, offer } = row;
  const since = new Date(row.since);
  const sinceOn = madridDate(since);
  const days = Math.max(0, daysBetween(sinceOn, today));
  const { rating } = belongings;
  return {
    ...{ id, status, step, days },
    person: presentPerson(row, belongings),
    match: matchOf(row),
    appliedAt: new Date(row.appliedAt).toISOString(),
    since: since.toISOString(),
    late: isLate(status, days),
    next: nextEventOf(affairsOf(row, sinceOn, belongings), now, today),
    rating: rating ? { average: Math.round(rating.average * 10) / 10, count: rating.count } : null,
    refused: runs ? refusalsOf(row, belongings) : {},
    leftOut: leftOutOf({
      ...{ status, step },
      accountDeleted: row.firstname === null,
      interview: belongings.interview?.status ?? null,
    }),
    offer: { id: offer.id, name: offer.name ?? '' },
    stepName: (step === null ? undefined : offer.steps?.[step]?.name) ?? null,
  };
}

function presentPerson(
  { doctorId, firstname, lastname, speciality, years }: CardRow,
  { certification }: Belongings,
): CandidateCard['person'] {
  if (firstname === null || lastname === null || certification === null) return null;
  return { id: doctorId, firstname, lastname, speciality, years, certification };
}

function matchOf({ offer, firstname, speciality, years }: Card): CandidateCard['match'] {
  if (firstname === null || offer.speciality === null || offer.yearsOfExperience === null) return null;
  const asked = { speciality: offer.speciality, yearsOfExperience: offer.yearsOfExperience };
  return matchCandidate(asked, { speciality, years });
}

function affairsOf(row: Card, since: CalendarDate, { walked, request, interview, rating }: Belongings): AffairsFacts {
  const { status, step, offer } = row;
  const type = step === null ? undefined : offer.steps?.[step]?.type;
  const live = interview && isLive(interview.status);
  return {
    status,
    since,
    appliedOn: madridDate(new Date(row.appliedAt)),
    seen: row.seenAt !== null,
    step: type && step !== null ? { type, done: walked[step] === 'done' } : null,
    rated: rating !== undefined,
    requests: { awaitedOn: request?.awaitedOn ?? null, toAccept: request?.toAccept ?? 0 },
    interview: live
      ? {
          status: live,
          startsAt: interview.startsAt === null ? null : new Date(interview.startsAt),
          dates: interview.dates,
        }
      : null,
    interviewOver:
      interview?.position === step && (interview?.status === 'held' || interview?.status === 'notAttended'),
  };
}

function refusalsOf(row: Card, { walked, request, interview, vacanciesLeft }: Belongings) {
  const { status, step } = row;
  const steps = row.offer.steps ?? [];
  // Nobody is left to go on with.
  if (row.firstname === null) {
    const others = columnKeysOf(steps).filter((key) => key !== columnKeyOf(row));
    return Object.fromEntries(others.map((key) => [key, 'InvalidStatusChange' as const]));
  }
  const hasOpen = request !== undefined || (interview !== undefined && keepsStepOpen(interview.status));
  return refusedColumns({ status, step, walked, steps, hasOpen }, { vacanciesLeft });
}
