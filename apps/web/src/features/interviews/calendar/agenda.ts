import type { Interview } from '@fonendo/contract/interviews.schema';
import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { localeTags } from '@fonendo/domain/shared/locale';
import { addDays, mondayOf, startOfDay } from './week.ts';

export type Period = 'week' | 'month';

/** The period as instants, by days in peninsular Spain. */
export function periodRange(anchor: string, period: Period) {
  const first = period === 'week' ? mondayOf(anchor) : `${anchor.slice(0, 7)}-01`;
  const next = period === 'week' ? addDays(first, 7) : firstOfNextMonth(first);
  return { from: startOfDay(first).toISOString(), to: startOfDay(next).toISOString() };
}

const firstOfNextMonth = (first: string): string => `${addDays(first, 32).slice(0, 7)}-01`;

export function shifted(anchor: string, period: Period, step: 1 | -1): string {
  if (period === 'week') return addDays(mondayOf(anchor), 7 * step);
  const first = `${anchor.slice(0, 7)}-01`;
  return step === 1 ? firstOfNextMonth(first) : `${addDays(first, -1).slice(0, 7)}-01`;
}

/** "23 – 29 nov 2026", "noviembre de 2026". */
export function periodTitle(anchor: string, period: Period, language: string): string {
  const tag = language.startsWith('en') ? localeTags.en : localeTags.es;
  const utc = (date: string) => new Date(`${date}T00:00:00Z`);
  if (period === 'month') {
    return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(anchor));
  }
  const monday = mondayOf(anchor);
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(utc(monday), utc(addDays(monday, 6)));
}

export type AgendaEntry = {
  key: string;
  interview: Interview;
  startsAt: string;
  endsAt: string;
  /** An agreed date, a date proposed by the hospital, or one by the candidate. */
  kind: 'date' | 'proposed' | 'counter';
  /** "2 de 3": which of the dates that are still open; null for an agreed one. */
  rank: { number: number; count: number } | null;
};

/** The entries of a calendar by day and time: agreed dates, and proposed ones that are still open. */
export function agendaOf(
  items: readonly Interview[],
  { from, to }: { from: string; to: string },
): { date: string; entries: AgendaEntry[] }[] {
  const entries = items
    .flatMap(entriesOf)
    .filter(({ startsAt, endsAt }) => endsAt > from && startsAt < to)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const days = Map.groupBy(entries, ({ startsAt }) => wallClock(madridZone, new Date(startsAt)).date);
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}

/** As the hospital reads it: declined with other dates is a proposal that it has to answer. */
export const hospitalStatusOf = (interview: Interview) =>
  entriesOf(interview)[0]?.kind === 'counter' ? 'counter' : interview.status;

/** What an interview puts into a calendar: its date, or those that are still open. */
export function entriesOf(interview: Interview): AgendaEntry[] {
  const { id, status, startsAt, endsAt, slots } = interview;
  if (status === 'pendingConfirmation' || status === 'declined') {
    const kind = status === 'declined' ? 'counter' : 'proposed';
    const proposedBy = status === 'declined' ? 'doctor' : 'hospital';
    const open = slots.filter((slot) => slot.open && slot.proposedBy === proposedBy);
    return open.map((slot, index) => ({
      ...{ key: slot.id, interview, startsAt: slot.startsAt, endsAt: slot.endsAt, kind },
      rank: { number: index + 1, count: open.length },
    }));
  }
  return startsAt && endsAt ? [{ key: id, interview, startsAt, endsAt, kind: 'date', rank: null }] : [];
}
