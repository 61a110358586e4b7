import { instantsAt, madridInstant, madridZone, wallClock } from '@fonendo/domain/reference/time-zones';

/** The hours that the calendar shows, in the time of Madrid, and where it is scrolled at first. */
export const hours = { first: 7, last: 22, opensAt: 10 } as const;

/** Whole hours, from the first to the end of the last. */
export type Hours = { first: number; last: number };

export const hoursIn = ({ first, last }: Hours): number[] =>
  Array.from({ length: last - first }, (_, index) => first + index);

/** The usual hours, and as many more as these spans need: nothing in a calendar is hidden by its frame. */
export function hoursAround(spans: readonly { startsAt: string | Date; endsAt: string | Date }[]): Hours {
  const ends = spans.map(({ startsAt, endsAt }) => {
    const [start, end] = [startsAt, endsAt].map((instant) => wallClock(madridZone, new Date(instant)));
    if (!start || !end) throw new Error('a span has two ends');
    const first = Math.floor(minutesOf(start.time) / 60);
    return start.date === end.date ? { first, last: Math.ceil(minutesOf(end.time) / 60) } : { first: 0, last: 24 };
  });
  return {
    first: Math.min(hours.first, ...ends.map(({ first }) => first)),
    last: Math.max(hours.last, ...ends.map(({ last }) => last)),
  };
}

/** Minutes that a date snaps to. */
export const snap = 15;

const dayMs = 24 * 60 * 60_000;

/** Calendar days, added in UTC, where every day has 24 hours. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 0 on Mondays. */
const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const mondayOf = (date: string): string => addDays(date, -weekday(date));

export const isWeekend = (date: string): boolean => weekday(date) > 4;

/** The first week in which a date can be proposed: on weekends, the next one. */
export function firstWeek(now: Date): string {
  const today = wallClock(madridZone, now).date;
  return mondayOf(isWeekend(today) ? addDays(today, 2) : today);
}

/** Monday to Friday, and the weekend up to its last day with entries. */
export function shownDays(monday: string, hasSomething: (date: string) => boolean): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
  return days.slice(0, days.findLastIndex((date) => !isWeekend(date) || hasSomething(date)) + 1);
}

const wholeDay: Hours = { first: 0, last: 24 };

type Span = { startsAt: string | Date; endsAt: string | Date };

/** The days of a week that are drawn and named: a Saturday only if something is on it. */
export const shownDaysWith = (monday: string, spans: readonly Span[]): string[] =>
  shownDays(monday, (date) => spans.some((span) => placeOn(date, span, wholeDay) !== null));

/** The start of a day in peninsular Spain; midnight always exists there. */
export const startOfDay = (date: string): Date =>
  madridInstant({ date, time: '00:00' }) ?? new Date(`${date}T00:00:00Z`);

/** From its Monday to the Monday after, as instants. */
export const weekRange = (monday: string) => ({
  from: startOfDay(monday).toISOString(),
  to: startOfDay(addDays(monday, 7)).toISOString(),
});

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Rounded down to a quarter of an hour, within the shown hours. */
export const snapped = (minutes: number, duration: number): number =>
  Math.min(Math.max(Math.floor(minutes / snap) * snap, hours.first * 60), hours.last * 60 - duration);

/** Hours of a day at which it is night in another time zone (22 to 7 there). */
export function nightHours(date: string, zone: string, shown: Hours = hours): number[] {
  return hoursIn(shown).filter((hour) => {
    const [instant] = instantsAt(madridZone, { date, time: timeOf(hour * 60) });
    if (!instant) return false;
    const there = Number(wallClock(zone, instant).time.slice(0, 2));
    return there >= 22 || there < 7;
  });
}

/** The position of a period on a day's column in minutes; null if it is not on that day. */
export function placeOn(
  date: string,
  span: { startsAt: string | Date; endsAt: string | Date },
  shown: Hours = hours,
): { from: number; to: number } | null {
  const [start, end] = [new Date(span.startsAt), new Date(span.endsAt)].map((instant) =>
    wallClock(madridZone, instant),
  );
  if (!start || !end || start.date > date || end.date < date) return null;
  const from = Math.max(start.date < date ? 0 : minutesOf(start.time), shown.first * 60);
  const to = Math.min(end.date > date ? 24 * 60 : minutesOf(end.time), shown.last * 60);
  return from < to ? { from, to } : null;
}

/** Weeks per request: people can page through them without waiting. */
const weeksAtOnce = 12;

/** The range of busy times for a week: always one of a few, so that each is fetched once. */
export function busyRange(monday: string, first: string) {
  const weeks = Math.round((Date.parse(monday) - Date.parse(first)) / (7 * dayMs));
  const start = addDays(first, Math.floor(weeks / weeksAtOnce) * weeksAtOnce * 7);
  return { from: startOfDay(start).toISOString(), to: startOfDay(addDays(start, weeksAtOnce * 7)).toISOString() };
}
