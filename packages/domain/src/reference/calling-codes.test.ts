import { expect, test } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { countries } from './countries.ts';

test('every country has its code, except the territories that have none', () => {
  const without = countries.filter((country) => !callingCodes.has(country));
  expect(without).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
});

test('countries may share a code', () => {
  expect(callingCodes.get('ES')).toBe('34');
  expect(callingCodes.get('CO')).toBe('57');
  expect(callingCodes.get('DO')).toBe('1');
  expect(callingCodes.get('US')).toBe('1');
});
