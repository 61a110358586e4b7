import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the whole benchmark writes the page', () => {
  const { sizes, page, everything } = readOptions([]);
  expect({ sizes, page, everything }).toEqual({
    ...{ sizes: [20_000, 200_000, 1_000_000], page: 'docs/benchmarks.md', everything: true },
  });
});

test('the quick one leaves the page as it is, unless it is asked to write one', () => {
  expect(readOptions(['--quick'])).toMatchObject({ sizes: [20_000], page: null, everything: false });
  expect(readOptions(['--quick', '--page', 'docs/benchmarks.md']).page).toBe('docs/benchmarks.md');
});

test('sizes come in order, and none below the smallest', () => {
  expect(readOptions(['--sizes', '200000,20000']).sizes).toEqual([20_000, 200_000]);
  expect(() => readOptions(['--sizes', '100'])).toThrow('--sizes has to be');
  expect(() => readOptions(['--sizes', 'many'])).toThrow('--sizes has to be');
});

test('an option that does not exist is refused', () => {
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
