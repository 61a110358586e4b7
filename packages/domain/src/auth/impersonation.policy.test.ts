import { expect, test } from 'vitest';
import { canImpersonate, isOffered } from './impersonation.policy.ts';
import { policyGroups } from './policy-group.ts';

const others = ['certifiedDoctor', 'notCertifiedDoctor', 'hospital', 'recruiter'] as const;

test.each(policyGroups)('%s', (actor) => {
  const allowed = policyGroups.filter((target) => canImpersonate([actor], [target]));
  const expected = actor === 'superadmin' ? ['admin', ...others] : actor === 'admin' ? others : [];
  expect(allowed).toEqual(expected);
});

test('a second group of the target counts as well', () => {
  expect(canImpersonate(['admin'], ['certifiedDoctor', 'admin'])).toBe(false);
  expect(canImpersonate(['superadmin'], ['admin', 'superadmin'])).toBe(false);
});

/** Whoever acts as the doctor may do it as well. The type asks for every task. */
const forOthers: Record<Parameters<typeof isOffered>[0], boolean> = {
  ...{ openMinistryNotice: true, allegeToMinistry: true, answerMinistry: true, renewDocument: true },
  ...{ pickInterviewDate: false, sendRequestedDocuments: true, replaceDocuments: true },
  ...{ completeProfile: true, uploadDocuments: true, completeCv: true, sign: false, pay: false },
  ...{ startPetition: true, lookForOffers: true, waitForHospitals: true },
  ...{ sendPetition: false, correctCv: true, waitForReview: true, waitForFiling: true, petitionDenied: true },
  ...{ meetConditions: true, waitForMinistry: true, pressMinistry: true },
  ...{ personalData: true, documentMissing: true, documentRejected: true, cv: true, contract: false, payment: false },
};

test.each(Object.entries(forOthers) as [keyof typeof forOthers, boolean][])('%s while acting: %s', (task, expected) => {
  expect(isOffered(task, { inPerson: false })).toBe(expected);
  expect(isOffered(task, { inPerson: true })).toBe(true);
});
