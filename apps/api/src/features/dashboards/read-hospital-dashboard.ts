import type { HospitalDashboard, HospitalNextStep, ListFilter } from '@fonendo/contract/dashboards.schema';
import {
  type offerRisks,
  orderHospitalSteps,
  quietOfferDays,
  type WaitingKind,
  waitingKinds,
} from '@fonendo/domain/dashboards/hospital-steps';
import { addDays, daysBetween } from '@fonendo/domain/reference/working-calendar';
import { lateAfterDays } from '@fonendo/domain/selection/list';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../http/access/access.ts';
import { midnightOf, mondayOf } from './calendar-spans.ts';
import type { DashboardsContext } from './dashboards.context.ts';
import {
  type HospitalFigures,
  type PipelineRow,
  type RiskyOfferRow,
  readHospitalFigures,
} from './hospital-figures.repository.ts';

const interviewsShown = 5;
const stepsShown = 4;
const offersShown = 4;

/** The dashboard of the reader's own hospital. Null until its data are entered. */
export async function readHospitalDashboard(
  { db, now }: Pick<DashboardsContext, 'db' | 'now'>,
  actor: Actor,
): Promise<HospitalDashboard | null> {
  const today = madridDate(now());
  const monday = mondayOf(today);
  const week = { from: midnightOf(monday), to: midnightOf(addDays(monday, 7)) };
  const figures = await readHospitalFigures(db, {
    userId: actor.userId,
    now: now(),
    lateBefore: midnightOf(addDays(today, -lateAfterDays)),
    quietBefore: midnightOf(addDays(today, -quietOfferDays)),
    week,
    interviewsShown,
  });
  const { hospital, beginning, offers, pipeline, hires, interviews, upcoming } = figures;
  if (!hospital) return null;
  const waiting = presentWaiting(figures, today);
  const offersAtRisk = presentRisks(figures, today);
  return {
    hospital,
    beginning: beginning.wasOpen ? null : { offer: beginning.offer, colleagues: beginning.members > 1 },
    offers: { count: offers.open, vacanciesLeft: offers.vacanciesLeft, filter: { view: 'approved' } },
    pipeline: presentPipeline(pipeline),
    next: presentNext(figures, { waiting, offersAtRisk }, today),
    waiting,
    offersAtRisk,
    hires:
      hires.medianDays === null
        ? null
        : { count: hires.cases, medianDays: hires.medianDays, filter: { status: 'accepted' } },
    interviews: {
      count: interviews,
      filter: { from: week.from.toISOString(), to: week.to.toISOString() },
      items: upcoming.map(({ id, candidacyId, startsAt, firstname, lastname, offer }) => ({
        id,
        candidacyId,
        startsAt: new Date(startsAt).toISOString(),
        candidate: nameOf({ firstname, lastname }),
        offer: offer ?? '',
      })),
    },
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

function presentRisks({ toCorrect, quiet }: HospitalFigures, today: CalendarDate): HospitalDashboard['offersAtRisk'] {
  const present = (risk: (typeof offerRisks)[number]) => (row: RiskyOfferRow) => ({
    ...{ id: row.id, name: row.name ?? '', risk, reason: row.reason, days: daysSince(row.since, today) },
  });
  return [...toCorrect.map(present('toCorrect')), ...quiet.map(present('noCandidates'))].slice(0, offersShown);
}

/** The next interview, if it is today's, and the oldest of everything that waits. */
function presentNext(
  { upcoming }: HospitalFigures,
  { waiting, offersAtRisk }: Pick<HospitalDashboard, 'waiting' | 'offersAtRisk'>,
  today: CalendarDate,
): HospitalNextStep[] {
  const [first] = upcoming.filter(({ startsAt }) => madridDate(new Date(startsAt)) === today);
  const steps: HospitalNextStep[] = [
    ...(first
      ? [
          {
            ...{ key: 'interviewToday' as const, candidacyId: first.candidacyId, candidate: nameOf(first) },
            ...{ offer: first.offer ?? '', startsAt: new Date(first.startsAt).toISOString() },
          },
        ]
      : []),
    ...waiting.map(({ kind, count, filter, oldest }) => ({ key: kind, ...oldest, count, filter })),
    ...offersAtRisk
      .filter(({ risk }) => risk === 'toCorrect')
      .slice(0, 1)
      .map(({ id, name, days }) => ({ key: 'correctOffer' as const, id, offer: name, days })),
  ];
  return orderHospitalSteps(steps).slice(0, stepsShown);
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim();

const daysSince = (instant: string, today: CalendarDate) => daysBetween(madridDate(new Date(instant)), today);
