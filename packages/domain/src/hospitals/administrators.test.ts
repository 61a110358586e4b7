import { expect, test } from 'vitest';
import { isLastHospitalAdministrator } from './administrators.ts';

const administrator = (userId: string, canSignIn = true) => ({ userId, role: 'administrator' as const, canSignIn });
const recruiter = { userId: 'recruiter', role: 'recruiter' as const, canSignIn: true };

test.each([
  ['the only one', [administrator('ana'), recruiter], true],
  ['one of two', [administrator('ana'), administrator('luis')], false],
  ['the only one who can sign in', [administrator('ana'), administrator('luis', false)], true],
  ['one who cannot sign in beside one who can', [administrator('ana', false), administrator('luis')], false],
  ['no administrator at all', [{ ...recruiter, userId: 'ana' }, administrator('luis')], false],
])('%s', (_name, members, expected) => {
  expect(isLastHospitalAdministrator('ana', members)).toBe(expected);
});
