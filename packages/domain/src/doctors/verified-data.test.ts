import { expect, test } from 'vitest';
import { verifiableFields, verifiedFields } from './verified-data.ts';

const nothing = { approved: [], recognitionPaid: false, recognisedByPetition: false };
const identity = ['firstname', 'lastname', 'birthDate', 'nationality', 'documentType', 'documentNumber'];
const degree = ['hasDegreeSpain', 'degreeCountry', 'graduationDate'];

test.each([
  ['nothing', nothing, []],
  ['a passport', { ...nothing, approved: ['passport'] as const }, identity],
  ['a diploma', { ...nothing, approved: ['diploma'] as const }, degree],
  ['a credential', { ...nothing, approved: ['recognitionCredential'] as const }, degree],
  ['other papers', { ...nothing, approved: ['pensum', 'criminalRecord', 'additional'] as const }, []],
  ['passport and diploma', { ...nothing, approved: ['passport', 'diploma'] as const }, verifiableFields],
  ['a paid recognition', { ...nothing, recognitionPaid: true }, ['hasDegreeSpain']],
  ['an approved petition', { ...nothing, recognisedByPetition: true }, ['hasDegreeSpain']],
])('%s vouches for its fields', (_name, facts, expected) => {
  expect(verifiedFields(facts)).toEqual(expected);
});
