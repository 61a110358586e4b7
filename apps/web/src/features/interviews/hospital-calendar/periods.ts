import type { Interview } from '@fonendo/contract/interviews.schema';
import { busyInterviewers } from '@fonendo/domain/interviews/interview';
import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { nationalHolidays } from '@fonendo/domain/reference/working-calendar';
import { type AgendaEntry, entriesOf } from '../calendar/agenda.ts';
import { addDays, mondayOf, startOfDay } from '../calendar/week.ts';
import { differs } from '../interview-times.ts';

export const calendarPeriods = ['week', 'month', 'list'] as const;

export type CalendarPeriod = (typeof calendarPeriods)[number];

/** Which part of the calendar is open, as it stands in the address; a week around today where nothing is said. */
export type CalendarSearch = {
  period?: Exclude<CalendarPeriod, 'week'>;
  /** Any day of the period. */
  day?: string;
  /** The interview shown beside the calendar. */
  interview?: string;
};

const weeksInStrip = 5;

/** The Mondays of the strip: from this week on, and for a week beyond that, from the one before it. */
export function stripWeeks(monday: string, thisWeek: string): string[] {
  const last = addDays(thisWeek, 7 * (weeksInStrip - 1));
  const first = monday >= thisWeek && monday <= last ? thisWeek : addDays(monday, -7);
  return Array.from({ length: weeksInStrip }, (_, index) => addDays(first, index * 7));
}

/** The Mondays of the weeks that a month touches. */
export function monthWeeks(day: string): string[] {
  const month = day.slice(0, 7);
  const weeks: string[] = [];
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(monday);
  }
  return weeks;
}

export const daysOf = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));

/** From the first Monday to the end of the last week, as instants. */
export function rangeOf(mondays: readonly string[]) {
  const [first = '', last = first] = [mondays[0], mondays.at(-1)];
  return { from: startOfDay(first).toISOString(), to: startOfDay(addDays(last, 7)).toISOString() };
}

/** What a hospital's calendar draws: everything that takes or may take somebody's time. Cancelled ones are in the list. */
export const drawnEntries = (items: readonly Interview[]): AgendaEntry[] =>
  items
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(entriesOf)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

export const dateOf = ({ startsAt }: Pick<AgendaEntry, 'startsAt'>): string =>
  wallClock(madridZone, new Date(startsAt)).date;

/** The zone beside that of Madrid: the chosen candidate's, or else the one that most candidates of the week live by. */
export function secondZone(entries: readonly AgendaEntry[], chosen: Interview | undefined): string | null {
  const zoneOf = ({ candidate }: Interview) => candidate?.zone ?? madridZone;
  if (chosen) return zoneOf(chosen);
  const zones = entries
    .filter(({ interview, startsAt }) => differs(zoneOf(interview), startsAt))
    .map(({ interview }) => zoneOf(interview));
  const counted = [...Map.groupBy(zones, (zone) => zone)].toSorted(([, one], [, other]) => other.length - one.length);
  return counted[0]?.[0] ?? null;
}

export const isHoliday = (date: string): boolean => nationalHolidays(Number(date.slice(0, 4))).includes(date);

/** As what takes the time of its interviewers. */
const engagementOf = (entry: AgendaEntry) => ({
  entry,
  ...{ interviewId: entry.interview.id, interviewerIds: entry.interview.interviewers.map(({ id }) => id) },
  ...{ startsAt: new Date(entry.startsAt), endsAt: new Date(entry.endsAt) },
});

/** Who cannot be at both: people with two interviews at once, each pair once. Those of the candidate's are not ours yet. */
export function clashesIn(entries: readonly AgendaEntry[], now: Date) {
  const coming = entries.filter(({ kind, endsAt }) => kind !== 'counter' && new Date(endsAt) > now).map(engagementOf);
  return coming.flatMap((one, index) =>
    busyInterviewers(one, coming.slice(index + 1)).map(({ interviewerId, other }) => ({
      name: one.entry.interview.interviewers.find(({ id }) => id === interviewerId)?.name ?? '',
      entries: [one.entry, other.entry] as const,
    })),
  );
}

/** What else takes somebody's time, beside the interview of this entry. */
export const otherEngagements = ({ interview }: AgendaEntry, entries: readonly AgendaEntry[]) =>
  entries.filter((one) => one.kind !== 'counter' && one.interview.id !== interview.id).map(engagementOf);

export type Interviewer = { id: string; name: string; minutes: number };

/** Everybody who takes part in something here, with how long they are busy; the busiest first. */
export function interviewersIn(entries: readonly AgendaEntry[]): Interviewer[] {
  const people = new Map<string, Interviewer>();
  for (const { interview, kind } of entries) {
    for (const { id, name } of interview.interviewers) {
      const known = people.get(id) ?? { id, name, minutes: 0 };
      people.set(id, { ...known, minutes: known.minutes + (kind === 'date' ? interview.durationMinutes : 0) });
    }
  }
  return [...people.values()].toSorted(
    (one, other) => other.minutes - one.minutes || one.name.localeCompare(other.name),
  );
}

/** Hidden only if everybody who takes part is. */
export const withoutHidden = (items: readonly Interview[], hidden: ReadonlySet<string>): Interview[] =>
  items.filter(({ interviewers }) => interviewers.length === 0 || interviewers.some(({ id }) => !hidden.has(id)));

/** Dates of one's own that are still to come and may be moved; those of the candidate are accepted or answered. */
export const isMovable = ({ interview, kind, startsAt }: AgendaEntry, now: Date): boolean =>
  interview.allowedEvents.includes('reschedule') && kind !== 'counter' && new Date(startsAt) > now;
