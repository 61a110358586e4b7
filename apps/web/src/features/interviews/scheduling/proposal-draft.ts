import type { BusyTimes } from '@fonendo/contract/interviews.schema';
import {
  checkSlots,
  interviewLimits,
  type SlotProblem,
  spanOf,
  type TimeSpan,
} from '@fonendo/domain/interviews/interview';
import { madridInstant, type WallClock } from '@fonendo/domain/reference/time-zones';
import { addDays, isWeekend, minutesOf, snap, timeOf } from '../calendar/week.ts';

/** A date that is being chosen, in the time of peninsular Spain. */
export type DraftSlot = WallClock & { key: number };

export type DraftProblem = SlotProblem | 'timeDoesNotExist';

export const maxSlots = interviewLimits.slots.max;

/** Sorted by time: the first proposal is the earliest, in the calendar and in the list. */
const ordered = (slots: readonly DraftSlot[]): DraftSlot[] =>
  slots.toSorted((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));

export const withSlot = (slots: readonly DraftSlot[], slot: DraftSlot): DraftSlot[] =>
  ordered([...slots.filter(({ key }) => key !== slot.key), slot]);

export const withoutSlot = (slots: readonly DraftSlot[], key: number): DraftSlot[] =>
  slots.filter((slot) => slot.key !== key);

export const nextKey = (slots: readonly DraftSlot[]): number => Math.max(0, ...slots.map(({ key }) => key)) + 1;

export const spanOfSlot = (slot: WallClock, duration: number): TimeSpan | null => {
  const startsAt = madridInstant(slot);
  return startsAt && spanOf(startsAt, duration);
};

/** When the candidate is busy: confirmed interviews with this hospital or, without details, with others. */
export const takenTimes = (busy: BusyTimes | undefined, exceptInterviewId?: string): TimeSpan[] =>
  [
    ...(busy?.taken ?? []),
    ...(busy?.interviews ?? []).filter(
      ({ withThisCandidate, status, interviewId }) =>
        withThisCandidate && status === 'confirmed' && interviewId !== exceptInterviewId,
    ),
  ].map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));

/** The hospital's interviews as what takes their interviewers' time. */
export const engagementsOf = (busy: BusyTimes | undefined) =>
  (busy?.interviews ?? []).map(({ startsAt, endsAt, ...rest }) => ({
    ...{ ...rest, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
  }));

/** What is wrong with each date, by its key: the server's rules, checked beforehand. */
export function problemsOf(
  slots: readonly DraftSlot[],
  duration: number,
  facts: { now: Date; taken: readonly TimeSpan[] },
): ReadonlyMap<number, DraftProblem> {
  const problems = new Map<number, DraftProblem>();
  const real: { key: number; span: TimeSpan }[] = [];
  for (const slot of slots) {
    const span = spanOfSlot(slot, duration);
    if (span) real.push({ key: slot.key, span });
    else problems.set(slot.key, 'timeDoesNotExist');
  }
  const found = checkSlots(
    real.map(({ span }) => span),
    facts,
  );
  for (const [index, { key }] of real.entries()) {
    const problem = found[index];
    if (problem) problems.set(key, problem);
  }
  return problems;
}

/** Arrow keys: a quarter of an hour up and down, a working day left and right; never across midnight. */
export function nudged(slot: DraftSlot, key: string, duration: number): DraftSlot | null {
  const minutes = minutesOf(slot.time);
  switch (key) {
    case 'ArrowUp':
      return minutes < snap ? null : { ...slot, time: timeOf(minutes - snap) };
    case 'ArrowDown':
      return minutes + snap + duration > 24 * 60 ? null : { ...slot, time: timeOf(minutes + snap) };
    case 'ArrowLeft':
      return { ...slot, date: workday(slot.date, -1) };
    case 'ArrowRight':
      return { ...slot, date: workday(slot.date, 1) };
    default:
      return null;
  }
}

function workday(date: string, step: 1 | -1): string {
  let day = addDays(date, step);
  while (isWeekend(day)) day = addDays(day, step);
  return day;
}
