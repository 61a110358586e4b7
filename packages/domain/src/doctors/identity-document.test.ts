import { expect, test } from 'vitest';
import { findDocumentNumberError, normaliseDocumentNumber } from './identity-document.ts';

test.each([
  ['DNI', '12345678Z', null],
  ['DNI', '12345678-z', null],
  ['DNI', '12345678A', 'errors.documentLetter'],
  ['DNI', '1234567Z', 'errors.documentNumber'],
  ['DNI', 'X1234567L', 'errors.invalid'],
  ['NIE/NIF', 'X1234567L', null],
  ['NIE/NIF', 'Y1234567X', null],
  ['NIE/NIF', 'Z1234567R', null],
  ['NIE/NIF', 'Z1234567T', 'errors.documentLetter'],
  ['NIE/NIF', '12345678Z', 'errors.invalid'],
  ['NIE/NIF', 'K1234567L', null],
  ['NIE/NIF', 'L1234567L', null],
  ['NIE/NIF', 'm-1234567 l', null],
  ['NIE/NIF', 'M0000001R', null],
  ['NIE/NIF', 'M1234567A', 'errors.documentLetter'],
  ['NIE/NIF', 'N1234567L', 'errors.invalid'],
  ['DNI', 'M1234567L', 'errors.invalid'],
  ['Passport', 'AB1234567', null],
  ['Passport', 'AB12345678', null],
  ['Passport', 'AB123456789', 'errors.passportNumber'],
  ['Passport', 'AB123456', 'errors.passportNumber'],
  ['Passport', 'AB_123456', 'errors.invalid'],
] as const)('%s %s', (type, number, error) => {
  expect(findDocumentNumberError(type, number)).toBe(error);
});

test.each([
  [6, 'CC12345', null],
  [6, 'CC1234', null],
  [6, 'CC123', 'errors.passportNumber'],
  [8, 'AB12345', 'errors.passportNumber'],
] as const)('with a least length of %i, the passport %s', (least, number, error) => {
  expect(findDocumentNumberError('Passport', number, least)).toBe(error);
  expect(findDocumentNumberError('DNI', '1234567Z', least)).toBe('errors.documentNumber');
});

test('blanks, hyphens and case make no difference', () => {
  expect(normaliseDocumentNumber(' x-1234567 l')).toBe('X1234567L');
});
