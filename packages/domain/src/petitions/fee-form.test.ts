import { expect, test } from 'vitest';
import { feeFormEntries } from './fee-form.ts';

const payer = {
  firstname: 'Valentina',
  lastname: 'Restrepo Gómez',
  documentNumber: 'AV1234567',
  address: 'Carrera 7 # 45-12',
  city: 'Bogotá',
  state: null,
  postalCode: '110231',
  phonePrefix: '+57',
  phone: '3001112233',
  email: 'valentina@example.com',
};

test('gives what is known, in the order of the form and as the form writes it', () => {
  expect(feeFormEntries(payer, 16_650).map(({ field, value }) => [field, value])).toEqual([
    ['documentNumber', 'AV1234567'],
    ['name', 'Restrepo Gómez, Valentina'],
    ['address', 'Carrera 7 # 45-12'],
    ['city', 'Bogotá'],
    ['postalCode', '110231'],
    ['phone', '+57 3001112233'],
    ['email', 'valentina@example.com'],
    ['concept', 'Homologación de títulos extranjeros de educación superior'],
    ['amount', '166,50'],
  ]);
});

test.each([
  [16_605, '166,05'],
  [100, '1,00'],
])('writes %i cents as %s', (cents, amount) => {
  expect(feeFormEntries(payer, cents).at(-1)).toEqual({ field: 'amount', value: amount });
});

test('names no amount that is not known', () => {
  expect(feeFormEntries(payer, 0).map(({ field }) => field)).not.toContain('amount');
});
