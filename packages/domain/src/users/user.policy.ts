import { canImpersonate } from '../auth/impersonation.policy.ts';
import { isAdministrator, type PolicyGroup } from '../auth/policy-group.ts';

/** Whether somebody may sign in. Active people come first in every list. */
export const userStandings = ['active', 'blocked', 'deleted'] as const;

export type UserStanding = (typeof userStandings)[number];

/** What administrators can do to other people's accounts. */
export const userActions = [
  'edit',
  'changeEmail',
  'block',
  'unblock',
  'delete',
  'resendVerification',
  'changeGroup',
  'changeAccessEnd',
  'closeSessions',
  'resetSecondFactor',
  'impersonate',
] as const;

export type UserAction = (typeof userActions)[number];

type Person = { readonly id: string; readonly policyGroups: readonly PolicyGroup[] };

export type UserFacts = Person & {
  readonly standing: UserStanding;
  readonly verified: boolean;
  /** Works for a hospital: roles there are managed under /profiles. */
  readonly hasHospital: boolean;
  /**
   * Whether documents, a payment or a resolution have settled that the degree is Spanish or not; the group depends on
   * it.
   */
  readonly degreeSettled: boolean;
  readonly secondFactor: boolean;
  /** The only one who administers their hospital and can sign in. */
  readonly lastOfHospital: boolean;
};

/**
 * These may not be done to the last administrator of the platform or of a hospital: nobody else deletes or edits them
 * until another exists (specification, section 6).
 */
export const touchesLastAdministrator: readonly UserAction[] = [
  'block',
  'delete',
  'edit',
  'changeEmail',
  'changeGroup',
  'changeAccessEnd',
];

/**
 * Administrators manage anyone but administrators, superadmins anyone. Nobody manages themselves here: one's own
 * account is under /account, where the password is required.
 */
export function mayManage(actor: Person, target: Person): boolean {
  if (actor.id === target.id) return false;
  if (actor.policyGroups.includes('superadmin')) return true;
  return actor.policyGroups.includes('admin') && !isAdministrator(target.policyGroups);
}

export function allowedUserActions(actor: Person, target: UserFacts): UserAction[] {
  if (!mayManage(actor, target)) return [];
  const { standing, verified } = target;
  const active = standing === 'active';
  const allowed: Record<UserAction, boolean> = {
    edit: standing !== 'deleted',
    changeEmail: active,
    block: active,
    unblock: standing === 'blocked',
    delete: standing !== 'deleted',
    resendVerification: active && !verified,
    changeGroup: assignableGroups(actor, target).length > 0,
    changeAccessEnd:
      standing !== 'deleted' && isAdministrator(target.policyGroups) && actor.policyGroups.includes('superadmin'),
    closeSessions: active,
    // Without a second factor a password is enough to sign in, so only superadmins may remove it.
    resetSecondFactor: active && target.secondFactor && actor.policyGroups.includes('superadmin'),
    impersonate: active && canImpersonate(actor.policyGroups, target.policyGroups),
  };
  return userActions.filter(
    (action) => allowed[action] && !(target.lastOfHospital && touchesLastAdministrator.includes(action)),
  );
}

/**
 * The groups that somebody can be moved to by hand. Doctors can change between their two groups as long as only their
 * own statement says where the degree is from, administrators between theirs. An account that registered for a hospital
 * and belongs to none has no data yet: this is how new administrators are made. Nobody else changes groups, because
 * documents, candidacies or a hospital depend on them.
 */
export function assignableGroups(actor: Person, target: UserFacts): PolicyGroup[] {
  const [group, ...others] = target.policyGroups;
  if (!group || others.length > 0 || target.standing === 'deleted' || !mayManage(actor, target)) return [];
  const superadmin = actor.policyGroups.includes('superadmin');
  switch (group) {
    case 'certifiedDoctor':
      return target.degreeSettled ? [] : ['notCertifiedDoctor'];
    case 'notCertifiedDoctor':
      return target.degreeSettled ? [] : ['certifiedDoctor'];
    case 'admin':
      return superadmin ? ['superadmin'] : [];
    case 'superadmin':
      return superadmin ? ['admin'] : [];
    case 'hospital':
      return superadmin && !target.hasHospital && target.verified ? ['admin', 'superadmin'] : [];
    case 'recruiter':
      return [];
  }
}
