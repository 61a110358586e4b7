import { canImpersonate } from '../auth/impersonation.policy.ts';
import { isAdministrator, type PolicyGroup } from '../auth/policy-group.ts';

/** Whether somebody may come in. Active people come first in every list. */
export const userStandings = ['active', 'blocked', 'deleted'] as const;

export type UserStanding = (typeof userStandings)[number];

/** What administrators do to an account that is not theirs. */
export const userActions = [
  'edit',
  'changeEmail',
  'block',
  'unblock',
  'delete',
  'resendVerification',
  'changeGroup',
  'closeSessions',
  'resetSecondFactor',
  'impersonate',
] as const;

export type UserAction = (typeof userActions)[number];

type Person = { readonly id: string; readonly policyGroups: readonly PolicyGroup[] };

export type UserFacts = Person & {
  readonly standing: UserStanding;
  readonly verified: boolean;
  /** Works for a hospital: who does what there is decided under /profiles. */
  readonly hasHospital: boolean;
  /** Papers, a payment or a resolution have settled whether the degree is Spanish: the group hangs on it. */
  readonly degreeSettled: boolean;
  readonly secondFactor: boolean;
};

/**
 * Administrators change anyone but administrators, superadmins anyone. Nobody changes themselves here: one's own
 * account is under /account, where a password is asked for.
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
    closeSessions: active,
    // Whoever takes it away could sign in with a password alone: not for every administrator.
    resetSecondFactor: active && target.secondFactor && actor.policyGroups.includes('superadmin'),
    impersonate: active && canImpersonate(actor.policyGroups, target.policyGroups),
  };
  return userActions.filter((action) => allowed[action]);
}

/**
 * The groups somebody can be moved to by hand. Doctors change between their two groups while nothing but their own word
 * says where the degree is from; administrators between theirs. An account that registered for a hospital and belongs
 * to none carries nothing yet: it is how a new administrator comes in. Nobody else changes sides, because documents,
 * candidacies or a hospital hang on the account.
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
