import { describe, expect, it } from 'vitest';
import { axisTicks, lengthOf } from './scale.ts';

describe('an axis', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2.5, 5, 7.5]],
    [10, [0, 5, 10]],
    [14_787, [0, 5000, 10_000, 15_000]],
    [15_000, [0, 5000, 10_000, 15_000]],
    [181, [0, 100, 200]],
  ])('up to %d', (largest, ticks) => expect(axisTicks(largest)).toEqual(ticks));
});

describe('a bar', () => {
  it('is in proportion', () => expect(lengthOf(5, 20, 100)).toBe(25));
  it('can be seen where there is anything', () => expect(lengthOf(1, 1000, 100)).toBe(2));
  it('is not there for nothing', () => expect(lengthOf(0, 1000, 100)).toBe(0));
});
