import { expect, test } from 'vitest';
import { isLastAdministrator } from './administrator.policy.ts';

const lucia = { id: 'lucia', policyGroups: ['admin'] as const };
const tomas = { id: 'tomas', policyGroups: ['superadmin'] as const };
const doctor = { id: 'doctor', policyGroups: ['certifiedDoctor'] as const };

test.each([
  ['the only one', 'lucia', [lucia, doctor], true],
  ['an administrator beside the only superadministrator', 'lucia', [lucia, tomas], false],
  ['the only superadministrator beside administrators', 'tomas', [lucia, tomas, doctor], true],
  ['one of two superadministrators', 'tomas', [tomas, { ...tomas, id: 'ines' }], false],
  ['one of two administrators without any superadministrator', 'lucia', [lucia, { ...lucia, id: 'ines' }], false],
  ['somebody else, while there is one', 'doctor', [lucia, doctor], false],
  ['nobody’s platform', 'doctor', [doctor], false],
] as const)('%s', (_case, userId, active, last) => {
  expect(isLastAdministrator(userId, active)).toBe(last);
});
