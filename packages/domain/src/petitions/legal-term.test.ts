import { describe, expect, test } from 'vitest';
import { addDays, addMonths, nationalHolidays } from '../reference/working-calendar.ts';
import { lastDayPast, lastRegistryPast, legalTerm, registeredIn, resolutionMonths } from './legal-term.ts';

const holidays = new Set([2025, 2026, 2027, 2028].flatMap(nationalHolidays));
const term = (registeredOn: string, today: string, suspensions: Parameters<typeof legalTerm>[1] = []) =>
  legalTerm(registeredOn, suspensions, today, holidays);

describe('the deadline', () => {
  // Computed by hand from art. 30 of Ley 39/2015.
  test.each([
    ['2026-03-10', '2026-09-10', 'a plain Thursday'],
    ['2026-08-31', '2027-03-01', 'no 31 February; the 28th is a Sunday'],
    ['2027-08-31', '2028-02-29', 'a leap year'],
    ['2026-07-01', '2027-01-04', 'New Year is a Friday: the Monday after'],
    ['2026-02-15', '2026-08-17', '15 August is a holiday and a Saturday'],
    ['2026-06-08', '2026-12-09', '8 December is a holiday'],
    ['2025-10-03', '2026-04-06', 'Good Friday'],
    ['2026-09-29', '2027-03-29', 'over both changes of the clock'],
  ])('of %s is %s (%s)', (registeredOn, deadline) => {
    expect(term(registeredOn, registeredOn).deadline).toBe(deadline);
  });

  test('moves on by the days that the clock stood still', () => {
    const asked = [{ from: '2026-04-01', until: '2026-04-15', answerBy: '2026-04-15' }];
    expect(term('2026-03-10', '2026-05-01', asked)).toMatchObject({ deadline: '2026-09-24', suspended: false });
    // 5 October is 25 days after 10 September.
    expect(
      term('2026-03-10', '2026-06-01', [...asked, { from: '2026-05-10', until: '2026-05-21', answerBy: '2026-05-22' }])
        .deadline,
    ).toBe('2026-10-05');
  });

  test('moves on day by day while an answer is awaited', () => {
    const open = [{ from: '2026-04-01', until: null, answerBy: '2026-04-21' }];
    expect(term('2026-03-10', '2026-04-02', open)).toMatchObject({ deadline: '2026-09-11', suspended: true });
    expect(term('2026-03-10', '2026-04-21', open)).toMatchObject({ deadline: '2026-09-30', suspended: true });
  });

  test('stops moving when the term granted is over, answered or not', () => {
    const late = [{ from: '2026-04-01', until: '2026-06-01', answerBy: '2026-04-21' }];
    for (const suspension of [late, late.map((one) => ({ ...one, until: null }))]) {
      expect(term('2026-03-10', '2026-05-01', suspension)).toMatchObject({ deadline: '2026-09-30', suspended: false });
    }
  });

  test('counts days on which two things were asked for once', () => {
    const both = [
      { from: '2026-04-01', until: '2026-04-15', answerBy: '2026-04-15' },
      { from: '2026-04-10', until: '2026-04-20', answerBy: '2026-04-24' },
      { from: '2026-04-12', until: '2026-04-13', answerBy: '2026-04-24' },
    ];
    expect(term('2026-03-10', '2026-05-01', both).deadline).toBe('2026-09-29');
  });
});

describe('the days', () => {
  test('elapse and remain', () => {
    expect(term('2026-03-10', '2026-03-10')).toMatchObject({ daysElapsed: 0, daysLeft: 184, daysOver: 0 });
    expect(term('2026-03-10', '2026-04-20')).toMatchObject({ daysElapsed: 41, daysLeft: 143, daysOver: 0 });
    expect(term('2026-03-10', '2026-09-10')).toMatchObject({ daysElapsed: 184, daysLeft: 0, daysOver: 0 });
  });

  test('are over the term from the day after', () => {
    expect(term('2026-03-10', '2026-09-11')).toMatchObject({ daysLeft: 0, daysOver: 1 });
    expect(term('2026-03-10', '2026-09-22')).toMatchObject({ daysElapsed: 196, daysLeft: 0, daysOver: 12 });
  });

  test('do not elapse while something is asked of the applicant', () => {
    const asked = [{ from: '2026-04-01', until: '2026-04-15', answerBy: '2026-04-15' }];
    expect(term('2026-03-10', '2026-04-20', asked).daysElapsed).toBe(27);
  });
});

test('a deadline is past exactly where the day it was moved from is not after the last working day', () => {
  for (let day = '2026-03-25'; day < '2026-04-12'; day = addDays(day, 1)) {
    for (const registeredOn of ['2025-10-01', '2025-10-02', '2025-10-03', '2025-10-05', '2025-10-06', '2025-10-10']) {
      const end = addMonths(registeredOn, resolutionMonths);
      expect(end <= lastDayPast(day, holidays)).toBe(legalTerm(registeredOn, [], day, holidays).daysOver > 0);
    }
  }
});

test('the months of the term follow each other without a gap', () => {
  const months = ['1', '2', '3', '4', '5', '6'] as const;
  const bounds = months.map((month) => registeredIn(month, '2026-03-31'));
  expect(bounds[0]?.upTo).toBeNull();
  expect(bounds.slice(1).map(({ upTo }) => upTo)).toEqual(bounds.slice(0, -1).map(({ after }) => after));
  expect(bounds[5]).toEqual({ after: null, upTo: '2025-10-31' });
  expect(registeredIn('over', '2026-03-31').after).toBeNull();
});

test('the last day of registry whose six months are past is the last of all that are', () => {
  for (let day = '2025-08-20'; day < '2026-09-05'; day = addDays(day, 1)) {
    const last = lastRegistryPast(day);
    expect(addMonths(last, resolutionMonths) <= day, `${last} for ${day}`).toBe(true);
    for (const later of [1, 2, 3, 4]) {
      expect(addMonths(addDays(last, later), resolutionMonths) > day, `after ${last} for ${day}`).toBe(true);
    }
  }
});
