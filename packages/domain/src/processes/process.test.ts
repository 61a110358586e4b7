import { describe, expect, test } from 'vitest';
import { alwaysMandatorySteps, isMandatoryAt, processLimits, settleSteps, standardSteps } from './process.ts';

describe('which steps are mandatory', () => {
  test.each([
    [0, false, true],
    [1, false, true],
    [2, false, false],
    [0, true, true],
    [2, true, true],
    [9, true, true],
  ])('the one at position %i that is %s: %s', (position, mandatory, expected) => {
    expect(isMandatoryAt({ mandatory }, position)).toBe(expected);
  });

  test('what is moved among the first becomes mandatory, and what leaves them stays so', () => {
    const [first, second, third] = standardSteps;
    if (!first || !second || !third) throw new Error('there are three standard steps');
    const moved = settleSteps([third, first, second]);
    expect(moved.map(({ id, mandatory }) => [id, mandatory])).toEqual([
      [third.id, true],
      [first.id, true],
      [second.id, true],
    ]);
    expect(third.mandatory).toBe(false);
  });
});

test('the standard process keeps to the rules of all others', () => {
  expect(settleSteps(standardSteps)).toEqual(standardSteps);
  expect(standardSteps.length).toBeGreaterThanOrEqual(Math.max(alwaysMandatorySteps, processLimits.steps.min));
  expect(new Set(standardSteps.map(({ id }) => id)).size).toBe(standardSteps.length);
});
