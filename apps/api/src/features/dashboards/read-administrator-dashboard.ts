import type { AdministratorDashboard, ListFigure, QueueFigure } from '@fonendo/contract/dashboards.schema';
import {
  firstDayPast,
  lastDaysPast,
  lastRegistryPast,
  registeredIn,
  termMonths,
} from '@fonendo/domain/petitions/legal-term';
import { residenceOf, type SeatHolidays, withResidence } from '@fonendo/domain/reference/regional-holidays';
import { addDays, addMonths, daysBetween, nextWorkingDay } from '@fonendo/domain/reference/working-calendar';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import { readSeatHolidays } from '../petitions/petitions.public.ts';
import {
  type AdministratorFigures,
  cvsCounted,
  type InHandRow,
  type MoneyRow,
  readAdministratorFigures,
  type TimesRow,
} from './administrator-figures.repository.ts';
import { daysOfMonth, lastMondays, lastMonths, sameDaysBefore } from './calendar-spans.ts';
import type { DashboardsContext } from './dashboards.context.ts';

type Context = Pick<DashboardsContext, 'db' | 'now'>;

const monthsShown = 12;
/** Enough for a trend, and half of the rows of a year. */
const timesShown = 6;
const weeksShown = 12;
/** So many complete weeks are compared with as many before them. */
const weeksCompared = 4;
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
  const before = sameDaysBefore(today);
  const since = addMonths(today, -1);
  const holidays = await readSeatHolidays(db, instant);
  const past = lastDaysPast(today, holidays);
  const daysAgo = (days: number) => new Date(instant.getTime() - days * dayMs);
  const figures = await readAdministratorFigures(db, {
    day: {
      ...{ today, past, lastRegistry: lastRegistryPast(past.seat), months, recentMonths: recent, mondays, since },
      settledRegistry: lastRegistryPast(firstDayPast(past)),
      before: { from: before.from, until: addDays(before.to, 1) },
      termMonths: youngMonths.map((month) => registeredIn(month, today)),
    },
    ...{ middle: daysAgo(ageBounds.middle), late: daysAgo(ageBounds.late) },
    ...{ sides, offersShown },
  });
  const { cvs, messages, reports, hospitals, offersToApprove, openOffers, money, moneyBefore, ours, ministry } =
    figures;
  const petitions = presentPetitions(figures, today, holidays);
  const daysSince = (at: string | null | undefined) => (at ? daysBetween(madridDate(new Date(at)), today) : null);
  return {
    queue: {
      petitions: petitions.toReview,
      offers: {
        count: offersToApprove[0]?.total ?? 0,
        worstDays: daysSince(offersToApprove[0]?.submittedAt),
        filter: { view: 'toApprove' },
      },
      overdue: petitions.overdue,
      hospitals: {
        count: hospitals.total,
        worstDays: daysSince(hospitals.oldest),
        filter: { approval: 'pending' },
      },
      cvs: {
        ...{ count: Math.min(cvs.total, cvsCounted), moreThanCount: cvs.total > cvsCounted },
        ...{ worstDays: daysSince(cvs.oldest), filter: { cv: 'pending' } },
      },
      messages: {
        ...{ count: messages.total, worstDays: daysSince(messages.oldest) },
        filter: { messages: 'unanswered' },
      },
      reports: { count: reports.total, worstDays: daysSince(reports.oldest), filter: { standing: 'reported' } },
    },
    petitions: { inHand: petitions.inHand, sent: petitions.sent },
    offersToApprove: offersToApprove.map(({ id, name, hospital, submittedAt, revisionStatus }) => ({
      id,
      name: name ?? '',
      hospital,
      waitingDays: daysSince(submittedAt) ?? 0,
      revision: revisionStatus === 'pending',
    })),
    openOffers,
    money: months.map((month, index) => presentMoney(month, money[index])),
    moneyBefore: {
      ...{ from: before.from, to: before.to, netCents: moneyBefore.netCents - moneyBefore.rectifiedCents },
      filter: { ...before, status: 'paid' },
    },
    users: { ...presentUsers(figures, mondays), since },
    times: recent.map((month, index) => ({
      month,
      ours: presentTimes(ours[index], { registered: month }),
      ministry: presentTimes(ministry[index], { resolved: month }),
    })),
  };
}

/** Days since the earliest missed end, moved to a working day where those live who have it. */
function worstOf(
  { firstEnd, postalCodes }: AdministratorFigures['overdue'],
  today: CalendarDate,
  seat: SeatHolidays,
): number | null {
  if (firstEnd === null) return null;
  const ends = postalCodes.map((postalCode) =>
    nextWorkingDay(firstEnd, withResidence(seat, residenceOf('ES', postalCode))),
  );
  return Math.max(...ends.map((end) => daysBetween(end, today)));
}

/** Those whose petitions cannot be past the deadline. */
const youngMonths = termMonths.filter((month) => month !== '6' && month !== 'over');

function presentPetitions(
  { inHand, sent, overdue }: AdministratorFigures,
  today: CalendarDate,
  holidays: SeatHolidays,
) {
  // The sixth month holds those in no other month and not past the deadline.
  const inYoung = sent.months.reduce((sum, count) => sum + count, 0);
  const counts = [...sent.months, sent.total - inYoung - overdue.total, overdue.total];
  const pending = inHand.find(({ status }) => status === 'Pending');
  const toReview: QueueFigure = {
    count: pending?.total ?? 0,
    worstDays: pending?.oldest ? daysBetween(madridDate(new Date(pending.oldest)), today) : null,
    filter: { status: 'Pending' },
  };
  return {
    toReview,
    overdue: {
      count: overdue.total,
      worstDays: worstOf(overdue, today, holidays),
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

function presentMoney(month: string, row: MoneyRow | undefined): AdministratorDashboard['money'][number] {
  const { paid, paidCents, netCents, refunded, refundedCents, rectifiedCents, accessCents } = row ?? noMoney;
  const filter = (status: string) => ({ ...daysOfMonth(month), status });
  return {
    month,
    netCents: netCents - rectifiedCents,
    byProduct: { recognition: netCents - rectifiedCents - accessCents, offersAccess: accessCents },
    rectifiedCents,
    paid: { count: paid, cents: paidCents, filter: filter('paid') },
    refunded: { count: refunded, cents: refundedCents, filter: filter('refunded') },
  };
}

const noMoney = {
  paid: 0,
  paidCents: 0,
  netCents: 0,
  refunded: 0,
  refundedCents: 0,
  rectifiedCents: 0,
  accessCents: 0,
};

const sides = {
  doctors: ['certifiedDoctor', 'notCertifiedDoctor'],
  hospitals: ['hospital', 'recruiter'],
} as const;

function presentUsers({ active: counts, joined, weeks }: AdministratorFigures, mondays: readonly CalendarDate[]) {
  const active = (side: keyof typeof sides) => ({
    side,
    count: counts[side],
    joined: joined[side],
    filter: { standing: 'active', group: sides[side].join(',') },
  });
  const shown = mondays.map((from, index) => {
    const to = addDays(from, 6);
    return { from, to, count: weeks[index]?.total ?? 0, filter: { from, to } };
  });
  return { active: [active('doctors'), active('hospitals')], weeks: shown, recent: presentRecent(shown) };
}

/** The last complete weeks beside as many before them: the running one has not ended. */
function presentRecent(weeks: AdministratorDashboard['users']['weeks']): AdministratorDashboard['users']['recent'] {
  const sum = (some: typeof weeks) => some.reduce((total, { count }) => total + count, 0);
  const recent = weeks.slice(-1 - weeksCompared, -1);
  const filter = { from: recent[0]?.from ?? '', to: recent.at(-1)?.to ?? '' };
  return {
    count: sum(recent),
    before: sum(weeks.slice(-1 - 2 * weeksCompared, -1 - weeksCompared)),
    weeks: weeksCompared,
    filter,
  };
}

function presentTimes(
  row: TimesRow | undefined,
  filter: ListFigure['filter'],
): AdministratorDashboard['times'][number]['ours'] {
  if (!row || row.median === null || row.p90 === null) return null;
  return { count: row.cases, medianDays: row.median, p90Days: row.p90, filter };
}
