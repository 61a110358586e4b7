import type { PlacedHolidays } from '../../reference/regional-holidays.ts';
import { addMonths, nextWorkingDay } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import type { CalculationStep } from './explanation.ts';

/** Art. 123 and 124 Ley 39/2015: one month to ask the body that resolved to change its decision. */
export const reposicionMonths = 1;

/** Art. 46.1 LJCA: two months to go to court. */
export const contenciosoMonths = 2;

/** Art. 19.4 RD 889/2022: four years to meet the conditions of a grant. */
export const conditionsMonths = 48;

type Counted = { end: CalendarDate; steps: CalculationStep[] };

/** A term in months ends on the same day of a later month (art. 30.4), or on the next working day (art. 30.5). */
export function monthsTerm(from: CalendarDate, months: number, holidays: PlacedHolidays): Counted {
  const day = addMonths(from, months);
  return moved({ end: day, steps: [monthsStep(from, day, months)] }, holidays);
}

/**
 * Two months without August (art. 128.2 LJCA). A month that would end in August ends on the same day of September; a
 * notification in August counts as one of its last day, because the term begins on 1 September. Only national holidays
 * and those of the seat, where the court sits too, move the end.
 */
export function contenciosoTerm(notifiedOn: CalendarDate, holidays: PlacedHolidays): Counted {
  const inAugust = notifiedOn.slice(5, 7) === '08';
  const from = inAugust ? `${notifiedOn.slice(0, 4)}-08-31` : notifiedOn;
  const month = Number(from.slice(5, 7));
  const skips = !inAugust && month < 8 && month + contenciosoMonths >= 8;
  const day = addMonths(from, contenciosoMonths + (skips ? 1 : 0));
  const steps: CalculationStep[] = [monthsStep(from, day, contenciosoMonths)];
  if (inAugust || skips) steps.unshift({ key: 'august', on: inAugust ? from : `${from.slice(0, 4)}-08-01` });
  const courtDays = ofTheCourt(holidays);
  return outOfAugust(moved({ end: day, steps }, courtDays), courtDays);
}

/** An end on the last days of July that moves on to August is the first working day of September. */
function outOfAugust({ end, steps }: Counted, holidays: PlacedHolidays): Counted {
  if (end.slice(5, 7) !== '08') return { end, steps };
  const day = nextWorkingDay(`${end.slice(0, 4)}-09-01`, holidays);
  return { end: day, steps: [...steps, { key: 'moved', on: end, until: day }] };
}

/** Without the days that are holidays only where the applicant lives. */
const ofTheCourt = (holidays: PlacedHolidays): PlacedHolidays => {
  const get = (day: CalendarDate) => {
    const place = holidays.get(day);
    return place === 'residence' ? undefined : place;
  };
  return { get, has: (day) => get(day) !== undefined };
};

const monthsStep = (from: CalendarDate, day: CalendarDate, count: number): CalculationStep => ({
  key: from.slice(8) === day.slice(8) ? 'months' : 'shortMonth',
  on: day,
  count,
});

export function moved({ end, steps }: Counted, holidays: PlacedHolidays): Counted {
  const day = nextWorkingDay(end, holidays);
  const place = holidays.get(end);
  if (day === end) return { end, steps };
  return { end: day, steps: [...steps, { key: 'moved', on: end, until: day, ...(place && { place }) }] };
}
