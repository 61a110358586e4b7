import { describe, expect, test } from 'vitest';
import { findMissing, profileFields, type ReadinessFacts } from './readiness.ts';

const declared = Object.fromEntries(profileFields.map((field) => [field, true])) as ReadinessFacts['declared'];

/** Everything is there. */
const complete: ReadinessFacts = {
  hasDegreeSpain: false,
  declared,
  missingDocuments: [],
  cvGaps: [],
  contractSigned: true,
  entitled: ['recognition', 'offersAccess'],
};

describe('a complete profile', () => {
  test.each(['apply', 'petition'] as const)('lacks nothing for %s', (purpose) => {
    expect(findMissing(complete, purpose)).toEqual([]);
  });
});

describe('personal data', () => {
  test.each([
    ['phone', true, true],
    ['speciality', true, false],
    ['degreeCountry', true, true],
    ['address', false, true],
    ['city', false, true],
    ['state', false, true],
    ['postalCode', false, true],
    ['gender', false, true],
    ['maritalStatus', false, true],
    ['parent1', false, true],
  ] as const)('%s is asked for an application: %s, for a petition: %s', (field, forApply, forPetition) => {
    const facts = { ...complete, declared: { ...declared, [field]: false } };
    const item = { key: 'personalData', fields: [field], target: 'personal' };
    expect(findMissing(facts, 'apply')).toEqual(forApply ? [item] : []);
    expect(findMissing(facts, 'petition')).toEqual(forPetition ? [item] : []);
  });

  test('are one item, however many are missing', () => {
    const facts = { ...complete, declared: { ...declared, phone: false, speciality: false } };
    expect(findMissing(facts, 'apply')).toMatchObject([{ fields: ['phone', 'speciality'] }]);
  });

  test('the country of a Spanish degree is not asked for', () => {
    const facts = { ...complete, hasDegreeSpain: true, declared: { ...declared, degreeCountry: false } };
    expect(findMissing(facts, 'apply')).toEqual([]);
  });
});

describe('documents', () => {
  const missingDocuments = [
    { kind: 'passport', rejected: false },
    { kind: 'diploma', rejected: true },
    { kind: 'criminalRecord', rejected: false },
  ] as const;

  test('every required one is needed for a petition; a rejected one is to be replaced', () => {
    expect(findMissing({ ...complete, missingDocuments }, 'petition')).toEqual([
      { key: 'documentMissing', document: 'passport', target: 'documents' },
      { key: 'documentRejected', document: 'diploma', target: 'documents' },
      { key: 'documentMissing', document: 'criminalRecord', target: 'documents' },
    ]);
  });

  test('what hospitals never see keeps nobody from applying', () => {
    expect(findMissing({ ...complete, missingDocuments }, 'apply')).toEqual([
      { key: 'documentRejected', document: 'diploma', target: 'documents' },
    ]);
  });
});

test('the CV is one item with its gaps, for both purposes', () => {
  const cvGaps = ['education', 'unfinishedEntries'] as const;
  for (const purpose of ['apply', 'petition'] as const) {
    expect(findMissing({ ...complete, cvGaps }, purpose)).toEqual([{ key: 'cv', gaps: [...cvGaps], target: 'cv' }]);
  }
});

describe('contract and payment', () => {
  test('each purpose has its own price', () => {
    const offersOnly = { ...complete, entitled: ['offersAccess'] as const };
    expect(findMissing(offersOnly, 'apply')).toEqual([]);
    expect(findMissing(offersOnly, 'petition')).toEqual([
      { key: 'payment', product: 'recognition', target: 'payments' },
    ]);
  });

  test('the contract comes before the payment, which follows on its page', () => {
    expect(findMissing({ ...complete, contractSigned: false, entitled: [] }, 'apply')).toEqual([
      { key: 'contract', target: 'contract' },
      { key: 'payment', product: 'offersAccess', target: 'contract' },
    ]);
  });
});
