import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { addDays, daysBetween } from '@fonendo/domain/reference/working-calendar';
import { lateAfterDays } from '@fonendo/domain/selection/list';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../http/access/access.ts';
import { midnightOf, mondayOf } from './calendar-spans.ts';
import type { DashboardsContext } from './dashboards.context.ts';
import { type PipelineRow, readHospitalFigures } from './hospital-figures.repository.ts';

const interviewsShown = 5;

/** The dashboard of the reader's own hospital. Null until its data are entered. */
export async function readHospitalDashboard(
  { db, now }: Pick<DashboardsContext, 'db' | 'now'>,
  actor: Actor,
): Promise<HospitalDashboard | null> {
  const today = madridDate(now());
  const monday = mondayOf(today);
  const week = { from: midnightOf(monday), to: midnightOf(addDays(monday, 7)) };
  const { hospital, beginning, offers, pipeline, unseen, toAccept, hires, interviews, upcoming } =
    await readHospitalFigures(db, {
      userId: actor.userId,
      now: now(),
      lateBefore: midnightOf(addDays(today, -lateAfterDays)),
      week,
      interviewsShown,
    });
  if (!hospital) return null;
  return {
    hospital,
    beginning: beginning.wasOpen ? null : { offer: beginning.offer, colleagues: beginning.members > 1 },
    offers: { count: offers.open, vacanciesLeft: offers.vacanciesLeft, filter: { view: 'approved' } },
    pipeline: presentPipeline(pipeline),
    late: { ...presentLate(pipeline, today), filter: { late: 'true' } },
    unseen: { count: unseen, filter: { unseen: 'true' } },
    toAccept: { count: toAccept, filter: { toAccept: 'true' } },
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
        candidate: `${firstname} ${lastname}`.trim(),
        offer: offer ?? '',
      })),
    },
  };
}

/** Every step up to the last one with candidates, so that empty steps in between are shown. */
function presentPipeline(rows: readonly PipelineRow[]): HospitalDashboard['pipeline'] {
  const last = Math.max(-1, ...rows.map(({ step }) => step ?? -1));
  const steps = [null, ...Array.from({ length: last + 1 }, (_, step) => step)];
  return steps.map((step) => {
    const row = rows.find((candidate) => candidate.step === step);
    const status = step === null ? 'applied' : 'inProcess';
    return {
      status,
      step,
      count: row?.total ?? 0,
      late: row?.late ?? 0,
      filter: { status, ...(step !== null && { step: String(step) }) },
    };
  });
}

function presentLate(
  rows: readonly PipelineRow[],
  today: string,
): Pick<HospitalDashboard['late'], 'count' | 'worstDays'> {
  const late = rows.filter((row) => row.late > 0);
  const oldest = Math.min(...late.map((row) => Date.parse(row.oldest)));
  return {
    count: late.reduce((sum, row) => sum + row.late, 0),
    worstDays: late.length === 0 ? null : daysBetween(madridDate(new Date(oldest)), today),
  };
}
