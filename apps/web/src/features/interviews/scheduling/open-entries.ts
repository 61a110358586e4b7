import { madridInstant, type WallClock } from '@fonendo/domain/reference/time-zones';
import { isDay } from '../../../ui/fields/date/typed-date.ts';
import { type DraftSlot, maxSlots, nextKey, withSlot } from './proposal-draft.ts';

/** A date being written: for one of the list, by its key, or a new one. */
export type OpenEntry = WallClock & {
  key: number | null;
  /** What is wrong with it is shown. */
  isTried: boolean;
};

export type EntryProblem = 'noDay' | 'noTime' | 'timeDoesNotExist' | 'full';

export function problemOfEntry({ key, date, time }: OpenEntry, slots: readonly DraftSlot[]): EntryProblem | null {
  if (!isDay(date)) return 'noDay';
  if (!time) return 'noTime';
  if (!madridInstant({ date, time })) return 'timeDoesNotExist';
  return key === null && slots.length >= maxSlots ? 'full' : null;
}

/** Whether it says anything that the list does not. */
export function isWritten({ key, date, time }: OpenEntry, slots: readonly DraftSlot[]): boolean {
  const listed = slots.find((slot) => slot.key === key) ?? { date: '', time: '' };
  return date !== listed.date || time !== listed.time;
}

/**
 * What is sent: the list with what is being written. Whatever cannot be taken in is left, with its reason; so is an
 * empty entry where there is nothing else to send.
 */
export function takeIn(slots: readonly DraftSlot[], entries: readonly OpenEntry[]) {
  let taken = slots;
  const left: OpenEntry[] = [];
  for (const entry of entries) {
    const { key, date, time } = entry;
    if (!isWritten(entry, slots)) left.push(entry);
    else if (problemOfEntry(entry, taken)) left.push({ ...entry, isTried: true });
    else taken = withSlot(taken, { key: key ?? nextKey(taken), date, time });
  }
  const isEmpty = taken.length === 0;
  return { slots: taken, left: left.map((entry) => (isEmpty ? { ...entry, isTried: true } : entry)) };
}
