/** A day without a time, as `YYYY-MM-DD`. Such texts compare in calendar order. */
export type CalendarDate = string;

/** A year outside this range is a typing error. */
export const acceptedYears = { first: 1900, last: 2200 } as const;

/** Made on first use: it reads the tables of time zones, which takes a phone longer than all else at the start. */
let madrid: Intl.DateTimeFormat | undefined;

const hourMs = 60 * 60 * 1000;
const mostHours = 10_000;
const dateOfHour = new Map<number, CalendarDate>();

/**
 * Today in peninsular Spain. A day there begins and ends with a whole hour, so the date of an hour is looked up once: a
 * list of five hundred candidates needs a thousand.
 */
export function madridDate(now: Date): CalendarDate {
  const hour = Math.floor(now.getTime() / hourMs);
  const known = dateOfHour.get(hour);
  if (known !== undefined) return known;
  madrid ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });
  const date = madrid.format(now);
  if (dateOfHour.size >= mostHours) dateOfHour.clear();
  dateOfHour.set(hour, date);
  return date;
}

/** Whole years between two days; somebody born on 29 February turns a year older on 1 March. */
export function fullYears(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
