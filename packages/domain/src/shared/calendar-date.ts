/** A day without a time, as `YYYY-MM-DD`. Such texts compare in calendar order. */
export type CalendarDate = string;

/** A year outside this range is a typing error. */
export const acceptedYears = { first: 1900, last: 2200 } as const;

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** Today in peninsular Spain. */
export const madridDate = (now: Date): CalendarDate => madrid.format(now);

/** Whole years between two days; somebody born on 29 February turns a year older on 1 March. */
export function fullYears(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
