import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Actor } from '../../http/access/access.ts';
import type { Membership } from './hospitals.repository.ts';

/** The user who registers a hospital, and the administrators of an existing one. */
export function canEditHospital(actor: Pick<Actor, 'policyGroups'>, membership: Membership | null): boolean {
  if (!actor.policyGroups.includes('hospital')) return false;
  return membership === null || hasHospitalRight(membership.member.role, 'editHospital');
}
