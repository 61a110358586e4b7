import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { mayFindDoctors } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { getMembership, type Membership } from '../../hospitals/hospitals.public.ts';
import type { Reach } from './directory.repository.ts';

/**
 * Which doctors somebody may find who did not apply: administrators all, approved hospitals those who allow it.
 * Everything that reads the directory asks this first; within a change, with the locked membership.
 */
export function requireReach(actor: Pick<Actor, 'policyGroups'>, membership: Membership | null): Reach {
  if (isAdministrator(actor.policyGroups)) return 'all';
  if (!membership) throw new ApiError('Forbidden');
  if (!mayFindDoctors(membership.hospital.approvalStatus)) throw new ApiError('HospitalNotApproved');
  return 'findable';
}

type Scope = { reach: Reach; hospitalId: string | null; canRecommend: boolean };

export async function readScope(db: Queryable, actor: Actor): Promise<Scope> {
  if (isAdministrator(actor.policyGroups)) {
    return { reach: requireReach(actor, null), hospitalId: null, canRecommend: true };
  }
  const membership = await getMembership(db, actor);
  return {
    reach: requireReach(actor, membership),
    hospitalId: membership.hospital.id,
    canRecommend: hasHospitalRight(membership.member.role, 'writeOffers'),
  };
}
