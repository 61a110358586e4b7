import { describe, expect, test } from 'vitest';
import { documentStatuses } from '../documents/document.lifecycle.ts';
import { documentKinds } from '../documents/kinds.ts';
import { certificationOf, mayHospitalSeeDocument } from './view.ts';

describe('documents that hospitals may see', () => {
  test.each(['passport', 'criminalRecord', 'additional', 'acceptance'] as const)('never %s', (kind) => {
    for (const status of documentStatuses) expect(mayHospitalSeeDocument(kind, status)).toBe(false);
  });

  test('proofs of the profession, unless they were rejected', () => {
    const seen = (status: (typeof documentStatuses)[number]) =>
      documentKinds.filter((kind) => mayHospitalSeeDocument(kind, status));
    const proofs = ['diploma', 'recognitionCredential', 'pensum', 'workContinuity'];
    expect(seen('approved')).toEqual(proofs);
    expect(seen('pending')).toEqual(proofs);
    expect(seen('rejected')).toEqual([]);
  });
});

describe('what is said about the degree', () => {
  const doctor = { certified: true, hasDegreeSpain: true, credentialApproved: false, recognitionUnderWay: false };
  test.each([
    ['a declared degree', doctor, 'pendingVerification'],
    ['an approved credential', { ...doctor, credentialApproved: true }, 'recognised'],
    ['an approved petition', { ...doctor, hasDegreeSpain: false }, 'recognised'],
    ['a recognition under way', { ...doctor, certified: false, recognitionUnderWay: true }, 'inProgress'],
    ['nothing begun', { ...doctor, certified: false, hasDegreeSpain: false }, 'notStarted'],
    // A credential of its own makes nobody certified: the group does.
    ['a credential without the group', { ...doctor, certified: false, credentialApproved: true }, 'notStarted'],
  ])('%s', (_name, facts, expected) => {
    expect(certificationOf(facts)).toBe(expected);
  });
});
