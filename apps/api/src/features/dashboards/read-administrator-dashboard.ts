import type { AdministratorDashboard, ListFigure, QueueFigure } from '@fonendo/contract/dashboards.schema';
import {
  lastDayPast,
  lastRegistryPast,
  registeredIn,
  type TermMonth,
  termMonths,
} from '@fonendo/domain/petitions/legal-term';
import { addDays, daysBetween, type Holidays, nextWorkingDay } from '@fonendo/domain/reference/working-calendar';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import { readHolidays, type TermFilter } from '../petitions/petitions.public.ts';
import {
  countActive,
  countCvsToReview,
  countHospitalsToApprove,
  countInHand,
  countOverdue,
  countRegistrations,
  countSent,
  listMinistryTimes,
  listOffersToApprove,
  listOwnTimes,
  sumMoney,
  type TimesRow,
} from './administrator-figures.repository.ts';
import { daysOfMonth, lastMondays, lastMonths } from './calendar-spans.ts';
import type { DashboardsContext } from './dashboards.context.ts';

type Context = Pick<DashboardsContext, 'db' | 'now'>;

const monthsShown = 12;
/** Enough for a trend, and half of the rows of a year. */
const timesShown = 6;
const weeksShown = 12;
const offersShown = 5;

/** Fewer than three days is young, more than seven late. */
const ageBounds = { middle: 3, late: 8 };

const dayMs = 24 * 60 * 60 * 1000;

/** An administrator's dashboard. Each figure contains the filter of the list that shows the same rows. */
export async function readAdministratorDashboard({ db, now }: Context): Promise<AdministratorDashboard> {
  const instant = now();
  const today = madridDate(instant);
  const months = lastMonths(today, monthsShown);
  const recent = lastMonths(today, timesShown);
  const mondays = lastMondays(today, weeksShown);
  const holidays = await readHolidays(db, instant);
  const [petitions, cvs, hospitals, offersToApprove, money, users, ours, ministry] = await Promise.all([
    readPetitions({ db, now }, holidays),
    countCvsToReview(db),
    countHospitalsToApprove(db),
    listOffersToApprove(db, offersShown),
    sumMoney(db, months),
    readUsers({ db }, mondays),
    listOwnTimes(db, recent),
    listMinistryTimes(db, recent),
  ]);
  const daysSince = (at: Date | null | undefined) => (at ? daysBetween(madridDate(at), today) : null);
  return {
    queue: {
      petitions: petitions.toReview,
      offers: {
        count: offersToApprove.total,
        worstDays: daysSince(offersToApprove.first[0]?.submittedAt),
        filter: { view: 'toApprove' },
      },
      overdue: petitions.overdue,
      hospitals: {
        count: hospitals.total,
        worstDays: daysSince(hospitals.oldest),
        filter: { approval: 'pending' },
      },
      cvs: { count: cvs.total, worstDays: daysSince(cvs.oldest), filter: { cv: 'pending' } },
    },
    petitions: { inHand: petitions.inHand, sent: petitions.sent },
    offersToApprove: offersToApprove.first.map(({ id, name, hospital, submittedAt, revisionStatus }) => ({
      id,
      name: name ?? '',
      hospital,
      waitingDays: daysSince(submittedAt) ?? 0,
      revision: revisionStatus === 'pending',
    })),
    money: months.map((month, index) => presentMoney(month, money[index])),
    users,
    times: recent.map((month, index) => ({
      month,
      ours: presentTimes(ours[index], { registered: month }),
      ministry: presentTimes(ministry[index], { resolved: month }),
    })),
  };
}

async function readPetitions({ db, now }: Context, holidays: Holidays) {
  const today = madridDate(now());
  const past = lastDayPast(today, holidays);
  const filterOf = (month: TermMonth): TermFilter => ({
    month,
    ...registeredIn(month, today),
    today,
    lastDayPast: past,
  });
  const young = termMonths.filter((month) => month !== '6' && month !== 'over');
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const [inHand, sent, overdue] = await Promise.all([
    countInHand(db, { middle: before(ageBounds.middle), late: before(ageBounds.late) }),
    countSent(db, young.map(filterOf)),
    countOverdue(db, { today, lastDayPast: past, lastRegistry: lastRegistryPast(past) }),
  ]);
  // The sixth month holds those in no other month and not past the deadline.
  const inYoung = sent.months.reduce((sum, count) => sum + count, 0);
  const counts = [...sent.months, sent.total - inYoung - overdue.total, overdue.total];
  const pending = inHand.find(({ status }) => status === 'Pending');
  const toReview: QueueFigure = {
    count: pending?.total ?? 0,
    worstDays: pending?.oldest ? daysBetween(madridDate(pending.oldest), today) : null,
    filter: { status: 'Pending' },
  };
  return {
    toReview,
    overdue: {
      count: overdue.total,
      worstDays: overdue.firstEnd && daysBetween(nextWorkingDay(overdue.firstEnd, holidays), today),
      filter: { term: 'over' },
    } as QueueFigure,
    inHand: (['Pending', 'Review'] as const).map((status) =>
      presentInHand(
        status,
        inHand.find((row) => row.status === status),
      ),
    ),
    sent: {
      count: sent.total,
      filter: { status: 'Sended' },
      months: termMonths.map((month, index) => ({ month, count: counts[index] ?? 0, filter: { term: month } })),
    },
  };
}

type InHandRow = Awaited<ReturnType<typeof countInHand>>[number];

function presentInHand(
  status: 'Pending' | 'Review',
  row: InHandRow | undefined,
): AdministratorDashboard['petitions']['inHand'][number] {
  const { total, young, late } = row ?? { total: 0, young: 0, late: 0 };
  const { middle, late: lateFrom } = ageBounds;
  return {
    status,
    count: total,
    filter: { status },
    ages: [
      { age: 'young', count: young, filter: { status, waitingBelow: String(middle) } },
      {
        age: 'middle',
        count: total - young - late,
        filter: { status, waitingDays: String(middle), waitingBelow: String(lateFrom) },
      },
      { age: 'late', count: late, filter: { status, waitingDays: String(lateFrom) } },
    ],
  };
}

function presentMoney(
  month: string,
  row: Awaited<ReturnType<typeof sumMoney>>[number] | undefined,
): AdministratorDashboard['money'][number] {
  const { paid, paidCents, netCents, refunded, refundedCents } = row ?? noMoney;
  const filter = (status: string) => ({ ...daysOfMonth(month), status });
  return {
    month,
    netCents,
    paid: { count: paid, cents: paidCents, filter: filter('paid') },
    refunded: { count: refunded, cents: refundedCents, filter: filter('refunded') },
  };
}

const noMoney = { paid: 0, paidCents: 0, netCents: 0, refunded: 0, refundedCents: 0 };

const sides = {
  doctors: ['certifiedDoctor', 'notCertifiedDoctor'],
  hospitals: ['hospital', 'recruiter'],
} as const;

async function readUsers({ db }: Pick<Context, 'db'>, mondays: readonly CalendarDate[]) {
  const [counts, weeks] = await Promise.all([countActive(db, sides), countRegistrations(db, mondays)]);
  const active = (side: keyof typeof sides) => ({
    side,
    count: counts[side],
    filter: { standing: 'active', group: sides[side].join(',') },
  });
  return {
    active: [active('doctors'), active('hospitals')],
    weeks: mondays.map((from, index) => {
      const to = addDays(from, 6);
      return { from, to, count: weeks[index] ?? 0, filter: { from, to } };
    }),
  };
}

function presentTimes(
  row: TimesRow | undefined,
  filter: ListFigure['filter'],
): AdministratorDashboard['times'][number]['ours'] {
  if (!row || row.median === null || row.p90 === null) return null;
  return { count: row.cases, medianDays: row.median, p90Days: row.p90, filter };
}
