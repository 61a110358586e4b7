import { describe, expect, test } from 'vitest';
import { atLeast, atMost, growth, median, type Round, shareOf, summary } from './verdicts.ts';

const round = (requestsPerSecond: number): Round => ({
  requestsPerSecond,
  ...{ apiMs: 1, databaseMs: 2, p50Ms: 3, p99Ms: requestsPerSecond },
});

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

describe('verdicts', () => {
  test('a bar itself is met', () => {
    expect(atLeast(0.6, 0.6)).toBe('met');
    expect(atMost(1.5, 1.5)).toBe('met');
  });

  test('short of it is not', () => {
    expect(atLeast(0.59, 0.6)).toBe('not met');
    expect(atMost(1.51, 1.5)).toBe('not met');
  });

  test('a figure that is missing meets nothing', () => {
    expect(atLeast(Number.NaN, 0.6)).toBe('not met');
    expect(atMost(Number.NaN, 1.5)).toBe('not met');
  });

  test('without a bar there is no verdict', () => {
    expect(atLeast(0.1, undefined)).toBe('no bar');
    expect(atMost(99, undefined)).toBe('no bar');
  });
});

test('a summary has the median of each figure', () => {
  expect(summary([round(10), round(30), round(20)])).toEqual(round(20));
});

test('the share compares rounds that ran side by side', () => {
  // The machine was slow for both in the second pair.
  expect(shareOf([round(50), round(5), round(60)], [round(100), round(10), round(100)])).toBe(0.5);
});

describe('growth', () => {
  test('compares the largest with the smallest', () => {
    expect(growth([10, 50, 15])).toBe(1.5);
    expect(growth([10])).toBe(1);
  });

  test('begins at a millisecond', () => {
    expect(growth([0.2, 0.9])).toBe(1);
    expect(growth([0.5, 2])).toBe(2);
  });
});
