import { expect, test } from 'vitest';
import { occurring } from './occurring.ts';

const options = ['true', 'false', 'other'].map((value) => ({ value, label: value }));
const values = (found: readonly (string | boolean)[] | undefined, chosen?: string) =>
  occurring(options, found, chosen).map(({ value }) => value);

test('only what occurs can be chosen, in the usual order', () => {
  expect(values(['other', true])).toEqual(['true', 'other']);
});

test('what is chosen is shown, though it does not occur or nothing is known yet', () => {
  expect(values([false], 'other')).toEqual(['false', 'other']);
  expect(values(undefined, 'other')).toEqual(['other']);
  expect(values(undefined)).toEqual([]);
});
