import { describe, expect, test } from 'vitest';
import { busyInterviewers, checkSlots, dueReminder, interviewLimits, overlaps, spanOf } from './interview.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (instant: string, minutes = 45) => spanOf(new Date(instant), minutes);

describe('dates', () => {
  test('one may end when the next begins', () => {
    expect(overlaps(at('2026-11-24T14:00:00Z', 60), at('2026-11-24T15:00:00Z'))).toBe(false);
    expect(overlaps(at('2026-11-24T14:00:00Z', 61), at('2026-11-24T15:00:00Z'))).toBe(true);
    expect(overlaps(at('2026-11-24T14:00:00Z'), at('2026-11-24T14:00:00Z'))).toBe(true);
  });

  test('each mistake is named at its date', () => {
    const slots = [
      at('2026-11-24T14:00:00Z'),
      at('2026-11-20T10:00:00Z'),
      at('2026-11-24T14:30:00Z'),
      at('2026-11-25T09:00:00Z'),
      at('2027-11-21T10:00:00Z'),
    ];
    const taken = [at('2026-11-25T09:30:00Z', 15)];
    expect(checkSlots(slots, { now, taken })).toEqual([
      null,
      'slotInThePast',
      'slotsOverlap',
      'slotTaken',
      'slotTooFar',
    ]);
  });

  test('the last day that can be proposed', () => {
    const last = new Date(now.getTime() + interviewLimits.daysAhead * 24 * 60 * 60_000);
    expect(checkSlots([spanOf(last, 45)], { now, taken: [] })).toEqual([null]);
    expect(checkSlots([spanOf(new Date(last.getTime() + 1), 45)], { now, taken: [] })).toEqual(['slotTooFar']);
  });
});

test('who is busy elsewhere at a time, and with what', () => {
  const taken = (interviewId: string, start: string, ...interviewerIds: string[]) => ({
    ...{ interviewId, interviewerIds, ...at(start) },
  });
  const wanted = taken('new', '2026-11-24T14:00:00Z', 'ana', 'luis');
  const others = [
    taken('new', '2026-11-24T14:00:00Z', 'ana'),
    taken('before', '2026-11-24T13:15:00Z', 'ana'),
    taken('clash', '2026-11-24T14:30:00Z', 'luis', 'eva'),
    taken('free', '2026-11-24T14:30:00Z', 'eva'),
  ];
  expect(busyInterviewers(wanted, others)).toEqual([{ interviewerId: 'luis', other: others[2] }]);
  expect(busyInterviewers({ ...wanted, interviewerIds: [] }, others)).toEqual([]);
});

describe('reminders', () => {
  const startsAt = new Date('2026-11-24T14:00:00Z');
  const minutesBefore = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
  const fresh = { startsAt, remindedDayAt: null, remindedHourAt: null };

  test('a day and an hour before, once each, never after the start', () => {
    expect(dueReminder(fresh, minutesBefore(24 * 60 + 1))).toBeNull();
    expect(dueReminder(fresh, minutesBefore(24 * 60))).toBe('day');
    expect(dueReminder({ ...fresh, remindedDayAt: now }, minutesBefore(61))).toBeNull();
    expect(dueReminder({ ...fresh, remindedDayAt: now }, minutesBefore(60))).toBe('hour');
    expect(dueReminder({ ...fresh, remindedDayAt: now, remindedHourAt: now }, minutesBefore(5))).toBeNull();
    expect(dueReminder(fresh, startsAt)).toBeNull();
    expect(dueReminder(fresh, minutesBefore(-1))).toBeNull();
  });

  test('after a time away the nearer one alone', () => {
    expect(dueReminder(fresh, minutesBefore(30))).toBe('hour');
    expect(dueReminder(fresh, minutesBefore(120))).toBe('day');
  });
});
