import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Actor } from '../../http/access/access.ts';
import type { Membership } from './hospitals.repository.ts';

/** The registering user of a hospital that is not there yet, and the administrators of one that is. */
export function canEditHospital(actor: Pick<Actor, 'policyGroups'>, membership: Membership | null): boolean {
  if (!actor.policyGroups.includes('hospital')) return false;
  return membership === null || hasHospitalRight(membership.member.role, 'editHospital');
}
