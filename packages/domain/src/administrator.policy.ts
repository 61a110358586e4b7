import { isAdministrator, type PolicyGroup } from './policy-group.ts';

type Administrator = { readonly id: string; readonly policyGroups: readonly PolicyGroup[] };

/**
 * Section 6: the last administrator cannot be deleted or edited until another exists. `active` are the platform's
 * users who may sign in now; only those who are administrators count.
 */
export function isLastAdministrator(userId: string, active: readonly Administrator[]): boolean {
  const administrators = active.filter(({ policyGroups }) => isAdministrator(policyGroups));
  return administrators.length === 1 && administrators[0]?.id === userId;
}
