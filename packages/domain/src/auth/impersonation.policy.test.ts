import { expect, test } from 'vitest';
import { canImpersonate } from './impersonation.policy.ts';
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
