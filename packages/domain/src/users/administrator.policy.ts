import { isAdministrator, type PolicyGroup } from '../auth/policy-group.ts';

type Administrator = {
  readonly id: string;
  readonly policyGroups: readonly PolicyGroup[];
  readonly accessEndsAt: Date | null;
};

/**
 * The last administrator cannot be deleted or edited until another exists (specification, section 6), and neither can
 * the last superadministrator, who alone appoints others. `active` are the platform's users who may sign in now; those
 * with access until a certain day do not count, because nobody would be left after it.
 */
export function isLastAdministrator(userId: string, active: readonly Administrator[]): boolean {
  const staying = active.filter(({ accessEndsAt }) => accessEndsAt === null);
  const isOnlyOneOf = (people: readonly Administrator[]) => people.length === 1 && people[0]?.id === userId;
  return (
    isOnlyOneOf(staying.filter(({ policyGroups }) => isAdministrator(policyGroups))) ||
    isOnlyOneOf(staying.filter(({ policyGroups }) => policyGroups.includes('superadmin')))
  );
}
