import { expect, test } from 'vitest';
import { isWritten, type OpenEntry, problemOfEntry, takeIn } from './open-entries.ts';
import type { DraftSlot } from './proposal-draft.ts';

const listed: DraftSlot = { key: 1, date: '2026-03-25', time: '10:00' };
const entry = (key: number | null, date: string, time: string): OpenEntry => ({ key, date, time, isTried: false });

test('what is being written is sent with the list: new dates and changed ones', () => {
  const { slots, left } = takeIn([listed], [entry(null, '2026-03-24', '17:00'), entry(1, '2026-03-25', '12:30')]);
  expect(slots).toEqual([
    { key: 2, date: '2026-03-24', time: '17:00' },
    { key: 1, date: '2026-03-25', time: '12:30' },
  ]);
  expect(left).toEqual([]);
});

test('half a date is neither sent nor dropped: it stays with its reason', () => {
  const half = entry(null, '2026-03-24', '');
  expect(takeIn([listed], [half])).toEqual({ slots: [listed], left: [{ ...half, isTried: true }] });
});

test('what was opened and not touched is in nobody’s way, unless there is nothing else to send', () => {
  const empty = entry(null, '', '');
  const untouched = entry(1, listed.date, listed.time);
  expect(takeIn([listed], [empty, untouched])).toEqual({ slots: [listed], left: [empty, untouched] });
  expect([empty, untouched].map((one) => isWritten(one, [listed]))).toEqual([false, false]);
  expect(takeIn([], [empty]).left).toEqual([{ ...empty, isTried: true }]);
});

test('each reason has its name', () => {
  const five = [1, 2, 3, 4, 5].map((key) => ({ ...listed, key }));
  const problems = [
    problemOfEntry(entry(null, '31/02', '10:00'), []),
    problemOfEntry(entry(null, '2026-03-24', ''), []),
    problemOfEntry(entry(null, '2026-03-29', '02:30'), []),
    problemOfEntry(entry(null, '2026-03-24', '10:00'), five),
    problemOfEntry(entry(1, '2026-03-24', '10:00'), five),
  ];
  expect(problems).toEqual(['noDay', 'noTime', 'timeDoesNotExist', 'full', null]);
});
