import { isAdministrator, type PolicyGroup } from '../auth/policy-group.ts';

type Administrator = { readonly id: string; readonly policyGroups: readonly PolicyGroup[] };

/**
 * The last administrator cannot be deleted or edited until another exists (specification, section 6), and neither can
 * the last superadministrator, who alone appoints others. `active` are the platform's users who may sign in now.
 */
export function isLastAdministrator(userId: string, active: readonly Administrator[]): boolean {
  const isOnlyOneOf = (people: readonly Administrator[]) => people.length === 1 && people[0]?.id === userId;
  return (
    isOnlyOneOf(active.filter(({ policyGroups }) => isAdministrator(policyGroups))) ||
    isOnlyOneOf(active.filter(({ policyGroups }) => policyGroups.includes('superadmin')))
  );
}
