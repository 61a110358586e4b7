import { expect, test } from 'vitest';
import { hiresShown, medianOfEnough } from './hires.ts';

const month = (count: number, medianDays: number | null = null) => ({ count, medianDays });

test.each([
  [0, null, null],
  [2, 12, null],
  [3, 12, 12],
])('of %i people with a median of %s days, %s is told', (count, median, expected) => {
  expect(medianOfEnough(count, median)).toBe(expected);
});

test('fewer than three people are counted, not measured', () => {
  expect(hiresShown({ count: 2, medianDays: 9, months: [month(0), month(2, 9)] })).toEqual({ of: 'people', count: 2 });
});

test('without a month of three, all of them are measured together', () => {
  expect(hiresShown({ count: 4, medianDays: 21, months: [month(2, 20), month(2, 22)] })).toEqual({
    ...{ of: 'days', days: 21, at: null, before: null, isDrawn: false },
  });
});

test('the last month with three is told, beside the one before it', () => {
  const months = [month(3, 40), month(5, 31), month(1, 5), month(4, 28), month(2, 90)];
  expect(hiresShown({ count: 15, medianDays: 30, months })).toEqual({
    ...{ of: 'days', days: 28, at: 3, before: { at: 1, days: 31 }, isDrawn: false },
  });
  expect(hiresShown({ count: 18, medianDays: 30, months: [...months, month(3, 26)] })).toMatchObject({
    ...{ days: 26, at: 5, isDrawn: true },
  });
});
