import { expect, test } from 'vitest';
import { findDocumentNumberError, normaliseDocumentNumber } from './identity-document.ts';

test.each([
  ['DNI', '12345678Z', null],
  ['DNI', '12345678-z', null],
  ['DNI', '12345678A', 'errors.documentLetter'],
  ['DNI', '1234567Z', 'errors.documentNumber'],
  ['DNI', 'X1234567L', 'errors.invalid'],
  ['NIE', 'X1234567L', null],
  ['NIE', 'Y1234567X', null],
  ['NIE', 'Z1234567R', null],
  ['NIE', 'Z1234567T', 'errors.documentLetter'],
  ['NIE', '12345678Z', 'errors.invalid'],
  ['Passport', 'AB1234567', null],
  ['Passport', 'AB12345678', null],
  ['Passport', 'AB123456789', 'errors.documentNumber'],
  ['Passport', 'AB_123456', 'errors.invalid'],
] as const)('%s %s', (type, number, error) => {
  expect(findDocumentNumberError(type, number)).toBe(error);
});

test('blanks, hyphens and case make no difference', () => {
  expect(normaliseDocumentNumber(' x-1234567 l')).toBe('X1234567L');
});
