import { expect, test } from 'vitest';
import { processingTargets, trendOf } from './trends.ts';

test('a trend is the last known value beside the known one before it', () => {
  expect(trendOf([12, null, 9, null])).toEqual({ at: 2, value: 9, before: { at: 0, value: 12 }, isDrawn: false });
  expect(trendOf([null, 0])).toEqual({ at: 1, value: 0, before: null, isDrawn: false });
  expect(trendOf([null, null])).toBeNull();
  expect(trendOf([])).toBeNull();
});

test('a line is drawn from four known values on', () => {
  expect(trendOf([1, 2, 3])?.isDrawn).toBe(false);
  expect(trendOf([1, null, 2, 3])?.isDrawn).toBe(false);
  expect(trendOf([1, null, 2, 3, 4])?.isDrawn).toBe(true);
});

test('the ministry is measured by its legal term', () => {
  expect(processingTargets).toEqual({ ours: 10, ministry: 182 });
});
