import { countries } from '@fonendo/domain/reference/countries';
import { expect, test } from 'vitest';
import { countryOptions, phonePrefix, prefixOptions } from './countries.ts';

test('countries are named in the language: the frequent ones first, the others by its alphabet', () => {
  const spanish = countryOptions('es');
  expect(spanish).toHaveLength(countries.length);
  expect(spanish).toContainEqual({ value: 'DE', label: 'Alemania' });
  const names = spanish.map(({ label }) => label);
  expect(names.slice(0, 2)).toEqual(['España', 'Colombia']);
  expect(names.indexOf('Alemania')).toBeLessThan(names.indexOf('Estados Unidos'));
  // The Å of Åland sorts with the A, not after the Z.
  expect(names.at(-1)).toBe('Zimbabue');
  expect(countryOptions('en')).toContainEqual({ value: 'DE', label: 'Germany' });
});

test('a prefix is offered once for each of its countries', () => {
  const options = prefixOptions(countryOptions('es'));
  expect(options).toContainEqual({ value: 'ES', label: '+34' });
  expect(options).toContainEqual({ value: 'DO', label: '+1' });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

test('a place without telephones has no prefix', () => {
  expect(phonePrefix('AQ')).toBeUndefined();
  expect(phonePrefix(null)).toBeUndefined();
});
