import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole, hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Reach } from './access.ts';
import type { DeclaredRoute } from './access-check.ts';

/** The callers that the matrix distinguishes: a hospital's people by their role there. */
export const callers = [
  'signedOut',
  'unverified',
  'superadmin',
  'admin',
  'certifiedDoctor',
  'notCertifiedDoctor',
  'administrator',
  'recruiter',
  'selectionCoordinator',
  'administrative',
] as const satisfies readonly (PolicyGroup | HospitalRole | 'signedOut' | 'unverified')[];

export type Caller = (typeof callers)[number];

/** `none`: refused with 401 or 403, whichever record is named. */
export type Permission = 'none' | Exclude<Reach, 'ownUnlessAdministrator'>;

const roles: Partial<Record<Caller, HospitalRole>> = {
  administrator: 'administrator',
  recruiter: 'recruiter',
  selectionCoordinator: 'selectionCoordinator',
  administrative: 'administrative',
};

/** What a route declares, for one caller: a cell of the matrix. */
export function permissionOf({ access, reach, right }: DeclaredRoute, caller: Caller): Permission {
  const role = roles[caller];
  const mayCall = mayReach(access, caller) && (!right || !role || hasHospitalRight(role, right));
  if (!mayCall) return 'none';
  if (reach !== 'ownUnlessAdministrator') return reach;
  return caller === 'superadmin' || caller === 'admin' ? 'all' : 'own';
}

function mayReach(access: DeclaredRoute['access'], caller: Caller): boolean {
  if (caller === 'signedOut') return access === 'public';
  if (caller === 'unverified') return access === 'public' || access === 'anySession';
  return typeof access === 'string' || access.includes(groupOf(caller));
}

/** The policy group of somebody signed in and verified. */
export function groupOf(caller: Exclude<Caller, 'signedOut' | 'unverified'>): PolicyGroup {
  switch (caller) {
    case 'superadmin':
    case 'admin':
    case 'certifiedDoctor':
    case 'notCertifiedDoctor':
      return caller;
    default:
      return groupOfHospitalRole(caller);
  }
}
