import type { PlacedHolidays } from '../../reference/regional-holidays.ts';
import { addWorkingDays, daysBetween } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import type { Suspension } from '../legal-term.ts';
import { bare, type ClockFacts, type ClockTerm, ley39, type RequirementFacts, rd889 } from './clock-term.ts';
import type { Article, CalculationStep } from './explanation.ts';
import { effectOf, finalCountsFrom, type Notification } from './notification.ts';
import { cellsOf, hearingWorkingDays, holidaySteps, requirementEnd, startSteps } from './working-days-term.ts';

/** The suspension that a request causes, as it is stored: final even if an electronic notice is never opened. */
export function suspensionOf(
  { notification, workingDays, extension, answeredOn }: RequirementFacts,
  holidays: PlacedHolidays,
): Suspension {
  const from = finalCountsFrom(notification);
  return { from, until: answeredOn, answerBy: requirementEnd(from, workingDays, extension, holidays).end };
}

/** The last day to answer that is shown: of an unopened notice the cautious one. */
export const answerBy = (
  { notification, workingDays, extension }: Omit<RequirementFacts, 'answeredOn'>,
  today: CalendarDate,
  holidays: PlacedHolidays,
): CalendarDate => requirementEnd(effectOf(notification, today).cautiousFrom, workingDays, extension, holidays).end;

/** The last day for allegations that is shown. */
export const allegeBy = (notification: Notification, today: CalendarDate, holidays: PlacedHolidays): CalendarDate =>
  addWorkingDays(effectOf(notification, today).cautiousFrom, hearingWorkingDays, holidays);

export function requirementTerms(
  { requirements, resolution }: ClockFacts,
  today: CalendarDate,
  holidays: PlacedHolidays,
) {
  if (resolution) return [];
  return requirements
    .filter(({ answeredOn }) => answeredOn === null)
    .flatMap(({ notification, workingDays, extension }) =>
      countedInWorkingDays('requirement', notification, today, holidays, {
        articles: [rd889('14.1.c'), ley39('30')],
        endFrom: (from) => requirementEnd(from, workingDays, extension, holidays),
      }),
    );
}

export function hearingTerms({ hearings, resolution }: ClockFacts, today: CalendarDate, holidays: PlacedHolidays) {
  if (resolution) return [];
  return hearings
    .filter(({ closedOn }) => closedOn === null)
    .flatMap(({ notification }) =>
      countedInWorkingDays('hearing', notification, today, holidays, {
        articles: [rd889('17'), ley39('30')],
        endFrom: (from) => ({ end: addWorkingDays(from, hearingWorkingDays, holidays), extended: null }),
      }),
    );
}

type Counting = {
  articles: readonly Article[];
  endFrom: (from: CalendarDate) => { end: CalendarDate; extended: number | null };
};

function countedInWorkingDays(
  kind: 'requirement' | 'hearing',
  notification: Notification,
  today: CalendarDate,
  holidays: PlacedHolidays,
  { articles, endFrom }: Counting,
): ClockTerm[] {
  const effect = effectOf(notification, today);
  const { end, extended } = endFrom(effect.cautiousFrom);
  const latestEnd = effect.state === 'unopened' ? endFrom(effect.countsFrom).end : null;
  const cells = cellsOf(effect.cautiousFrom, end, holidays);
  const total = cells.at(-1)?.number ?? 0;
  const left = cells.filter(({ day, number }) => number !== null && number > 0 && day > today).length;
  const steps: CalculationStep[] = [
    ...startSteps(notification, today),
    ...holidaySteps(cells),
    { key: extended === null ? 'workingDays' : 'extended', on: end, count: total },
    ...(latestEnd === null ? [] : [{ key: 'latest' as const, on: latestEnd }]),
  ];
  const term: ClockTerm = {
    kind,
    owner: 'doctor',
    state: effect.state === 'unopened' ? 'unopened' : end < today ? 'past' : 'running',
    end,
    latestEnd,
    daysLeft: daysBetween(today, end),
    workingDays: { total, left },
    why: { articles: notification.disposedOn === null ? articles : [...articles, ley39('43')], steps, cells },
  };
  return [...accessTerm(notification, today), term];
}

/** Opening an electronic notice has a last day of its own. */
export function accessTerm(notification: Notification, today: CalendarDate): ClockTerm[] {
  const { state, rejectedOn } = effectOf(notification, today);
  if (state !== 'unopened' || rejectedOn === null) return [];
  return [
    {
      ...bare('access', 'doctor'),
      state: 'unopened',
      end: rejectedOn,
      daysLeft: daysBetween(today, rejectedOn),
      why: { articles: [ley39('43.2')], steps: startSteps(notification, today), cells: [] },
    },
  ];
}
