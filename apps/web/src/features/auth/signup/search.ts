import type { AccountChoice } from '@fonendo/contract/auth/registration-form.schema';
import { loginEntries } from '@fonendo/domain/auth/policy-group';
import { professions } from '@fonendo/domain/auth/registration';

/**
 * `role` preselects the kind of account (specification, section 2); `step` says that the choice has been made, or which
 * later step is shown: an earlier one again, or signing and paying, which may be reached from elsewhere.
 */
export type SignupSearch = Partial<AccountChoice> & {
  step?: 'data' | 'documentation' | 'cv' | 'finish';
  /** The token of a hospital's invitation: to join it instead of registering. */
  invitation?: string;
};

export function parseSignupSearch(search: Record<string, unknown>): SignupSearch {
  const role = loginEntries.find((entry) => entry === search.role);
  const profession = professions.find((known) => known === search.profession);
  const step = (['documentation', 'cv', 'finish'] as const).find((known) => known === search.step);
  const { invitation } = search;
  if (typeof invitation === 'string' && invitation !== '') return { invitation: invitation.slice(0, 200) };
  return {
    ...(role && { role }),
    ...(profession && { profession }),
    ...(role && search.step === 'data' && { step: 'data' as const }),
    ...(step && { step }),
  };
}
