import { expect, test } from 'vitest';
import { isLastAdministrator } from './administrator.policy.ts';

const lucia = { id: 'lucia', policyGroups: ['admin'] as const, accessEndsAt: null };
const tomas = { id: 'tomas', policyGroups: ['superadmin'] as const, accessEndsAt: null };
const doctor = { id: 'doctor', policyGroups: ['certifiedDoctor'] as const, accessEndsAt: null };

const guest = { ...tomas, id: 'guest', accessEndsAt: new Date('2026-06-01T00:00:00Z') };

test.each([
  ['the only one', 'lucia', [lucia, doctor], true],
  ['an administrator beside the only superadministrator', 'lucia', [lucia, tomas], false],
  ['the only superadministrator beside administrators', 'tomas', [lucia, tomas, doctor], true],
  ['one of two superadministrators', 'tomas', [tomas, { ...tomas, id: 'ines' }], false],
  ['one of two administrators without any superadministrator', 'lucia', [lucia, { ...lucia, id: 'ines' }], false],
  ['a superadministrator beside one whose access will end', 'tomas', [tomas, guest], true],
  ['one whose access will end, beside one who stays', 'guest', [tomas, guest], false],
  ['somebody else, while there is one', 'doctor', [lucia, doctor], false],
  ['nobody’s platform', 'doctor', [doctor], false],
] as const)('%s', (_case, userId, active, last) => {
  expect(isLastAdministrator(userId, active)).toBe(last);
});
