import type { HospitalDashboard, HospitalNextStep, ListFilter } from '@fonendo/contract/dashboards.schema';
import { hireMonths, hireTargetDays, medianOfEnough } from '@fonendo/domain/dashboards/hires';
import {
  beginningTurn,
  endingDays,
  mayTakeHospitalStep,
  type offerRisks,
  orderHospitalSteps,
  quietOfferDays,
  type WaitingKind,
  waitingKinds,
} from '@fonendo/domain/dashboards/hospital-steps';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { provinceOfPostalCode } from '@fonendo/domain/reference/provinces';
import { madridZone, zoneOfCountry } from '@fonendo/domain/reference/time-zones';
import { addDays, daysBetween } from '@fonendo/domain/reference/working-calendar';
import { lateAfterDays } from '@fonendo/domain/selection/list';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import { lastMonths, midnightOf } from './calendar-spans.ts';
import type { DashboardsContext } from './dashboards.context.ts';
import {
  type HospitalFigures,
  type PipelineRow,
  type RiskyOfferRow,
  readHospitalFigures,
} from './hospital-figures.repository.ts';

const interviewsShown = 4;
const stepsShown = 4;
const offersShown = 4;

/** The dashboard of the reader's own hospital. Null until its data are entered. */
export async function readHospitalDashboard(
  { db, now }: Pick<DashboardsContext, 'db' | 'now'>,
  actor: Actor,
): Promise<HospitalDashboard | null> {
  const today = madridDate(now());
  const months = lastMonths(today, hireMonths);
  const figures = await readHospitalFigures(db, {
    userId: actor.userId,
    now: now(),
    lateBefore: midnightOf(addDays(today, -lateAfterDays)),
    endingBefore: midnightOf(addDays(today, endingDays + 1)),
    quietBefore: midnightOf(addDays(today, -quietOfferDays)),
    hireMonths: months,
    interviewsShown,
  });
  const { hospital, beginning, offers, pipeline, upcoming } = figures;
  if (!hospital) return null;
  const { name, role } = hospital;
  const waiting = presentWaiting(figures, today);
  const offersAtRisk = presentRisks(figures, today);
  return {
    hospital: { name },
    beginning: beginning.wasOpen ? null : presentBeginning(actor, role, beginning),
    offers: { count: offers.open, vacanciesLeft: offers.vacanciesLeft, filter: { view: 'approved' } },
    pipeline: presentPipeline(pipeline),
    next: presentNext(figures, { waiting, offersAtRisk }, today)
      .filter((step) => mayTakeHospitalStep(role, step))
      .slice(0, stepsShown),
    waiting,
    offersAtRisk,
    hires: presentHires(figures, months),
    interviews: upcoming.map(presentInterview),
  };
}

const presentBeginning = (
  actor: Actor,
  role: HospitalRole,
  { offer, members }: HospitalFigures['beginning'],
): HospitalDashboard['beginning'] => ({
  offer,
  colleagues: members > 1,
  turn: beginningTurn(role, offer?.status ?? null),
  // Drafts are prepared with the person on the phone; colleagues are invited by the person alone.
  can: rightsFor(
    actor,
    { write: hasHospitalRight(role, 'writeOffers'), invite: hasHospitalRight(role, 'manageProfiles') },
    ['write'],
  ),
});

function presentInterview(row: HospitalFigures['upcoming'][number]): HospitalDashboard['interviews'][number] {
  const { id, candidacyId, status, startsAt, endsAt, place, location, offer, country, state, postalCode } = row;
  return {
    ...{ id, candidacyId, status, place, location },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: endsAt && new Date(endsAt).toISOString(),
    candidate: nameOf(row),
    // Nothing else of their address leaves this function.
    zone: country ? zoneOfCountry(country, state ?? provinceOfPostalCode(postalCode ?? '')) : madridZone,
    offer: offer ?? '',
  };
}

function presentHires(
  { hires, hireMonths: known }: HospitalFigures,
  months: readonly string[],
): HospitalDashboard['hires'] {
  if (hires.cases === 0) return null;
  return {
    count: hires.cases,
    medianDays: medianOfEnough(hires.cases, hires.medianDays),
    targetDays: hireTargetDays,
    filter: { status: 'accepted' },
    months: months.map((month) => {
      const { cases, medianDays } = known.find((row) => row.month === month) ?? { cases: 0, medianDays: null };
      const filter = { status: 'accepted', acceptedIn: month };
      return { month, count: cases, medianDays: medianOfEnough(cases, medianDays), filter };
    }),
  };
}

/** Before the first step there is always a row, even if it is empty. */
function presentPipeline(rows: readonly PipelineRow[]): HospitalDashboard['pipeline'] {
  const applied = rows.find(({ status }) => status === 'applied') ?? { total: 0, late: 0 };
  return [
    { status: 'applied', step: null, count: applied.total, late: applied.late, filter: { status: 'applied' } },
    ...rows
      .filter(({ status }) => status === 'inProcess')
      .map(({ step, total, late }) => ({
        ...{ status: 'inProcess' as const, step, count: total, late },
        filter: { status: 'inProcess', ...(step !== null && { stepName: step }) },
      })),
  ];
}

const filters: Record<WaitingKind, ListFilter> = {
  unseen: { unseen: 'true' },
  messages: { waitsFor: 'answer' },
  interviewDate: { waitsFor: 'date' },
  interviewProposal: { waitsFor: 'proposal' },
  documents: { toAccept: 'true' },
  interviewResult: { waitsFor: 'result' },
};

type Waiting = HospitalDashboard['waiting'];

const presentWaiting = (figures: HospitalFigures, today: CalendarDate): Waiting =>
  waitingKinds
    .flatMap((kind): Waiting => {
      const row = figures[kind];
      if (!row) return [];
      const { count, since, candidacyId, offer } = row;
      const oldest = { candidacyId, candidate: nameOf(row), offer: offer ?? '', days: daysSince(since, today) };
      return [{ kind, count, filter: filters[kind], oldest }];
    })
    .toSorted((one, other) => other.oldest.days - one.oldest.days);

/** Each once, by what is worst about it. */
function presentRisks({ toCorrect, quiet, long }: HospitalFigures, today: CalendarDate) {
  const present = (risk: (typeof offerRisks)[number]) => (row: RiskyOfferRow) => ({
    ...{ id: row.id, name: row.name ?? '', risk, days: daysSince(row.since, today) },
    reason: risk === 'toCorrect' ? row.reason : null,
    open: row.status === 'approved',
    ...{ vacancies: row.vacancies, vacanciesLeft: row.vacanciesLeft, medianDays: row.medianDays },
  });
  const all = [
    ...toCorrect.map(present('toCorrect')),
    ...quiet.map(present('noCandidates')),
    ...long.map(present('manyDays')),
  ];
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index).slice(0, offersShown);
}

/** The nearest clash, today's next interview, the dates that are soon over, and the oldest of everything that waits. */
function presentNext(
  { upcoming, clash, datesEnding }: HospitalFigures,
  { waiting, offersAtRisk }: Pick<HospitalDashboard, 'waiting' | 'offersAtRisk'>,
  today: CalendarDate,
): HospitalNextStep[] {
  const [first] = upcoming.filter(
    ({ status, startsAt }) => status === 'confirmed' && madridDate(new Date(startsAt)) === today,
  );
  const steps: HospitalNextStep[] = [
    ...(clash ? [presentClash(clash)] : []),
    ...(first
      ? [
          {
            ...{ key: 'interviewToday' as const, candidacyId: first.candidacyId, candidate: nameOf(first) },
            ...{ offer: first.offer ?? '', startsAt: new Date(first.startsAt).toISOString() },
          },
        ]
      : []),
    ...(datesEnding
      ? [
          {
            ...{ key: 'datesEnding' as const, candidacyId: datesEnding.candidacyId, candidate: nameOf(datesEnding) },
            ...{ offer: datesEnding.offer ?? '', endsAt: new Date(datesEnding.endsAt).toISOString() },
          },
        ]
      : []),
    ...waiting
      // Told once, with the term.
      .filter(({ kind, oldest }) => kind !== 'interviewProposal' || oldest.candidacyId !== datesEnding?.candidacyId)
      .map(({ kind, count, filter, oldest }) => ({ key: kind, ...oldest, count, filter })),
    ...offersAtRisk
      .filter(({ risk }) => risk === 'toCorrect')
      .slice(0, 1)
      .map(({ id, name, days }) => ({ key: 'correctOffer' as const, id, offer: name, days })),
  ];
  return orderHospitalSteps(steps);
}

const presentClash = (row: NonNullable<HospitalFigures['clash']>) => ({
  ...{ key: 'clash' as const, interviewId: row.interviewId, candidacyId: row.candidacyId },
  ...{ interviewer: row.interviewer, candidate: nameOf(row), offer: row.offer ?? '' },
  other: nameOf({ firstname: row.otherFirstname, lastname: row.otherLastname }),
  startsAt: new Date(row.startsAt).toISOString(),
});

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim();

const daysSince = (instant: string, today: CalendarDate) => daysBetween(madridDate(new Date(instant)), today);
