import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findMembership, holdMembership, type Membership } from '../hospitals.repository.ts';

/** The caller's hospital. Without one it is a 404. */
export async function getMembership(db: Queryable, actor: Pick<Actor, 'userId'>): Promise<Membership> {
  return requireOpen(await findMembership(db, actor.userId));
}

/**
 * The hospital in whose name the caller changes something, if their role allows it. Called first in the transaction:
 * until its end the hospital cannot be blocked and the person cannot lose the role. The hospital's row is locked before
 * those of its people and offers.
 */
export const requireRight = async (tx: Queryable, actor: Pick<Actor, 'userId'>, right: HospitalRight) =>
  withRight(await holdMembership(tx, actor.userId, 'share'), right);

/** The same with an exclusive lock, for changes of who works there. */
export const requireRightAlone = async (tx: Queryable, actor: Pick<Actor, 'userId'>, right: HospitalRight) =>
  withRight(await holdMembership(tx, actor.userId, 'no key update'), right);

function withRight(found: Membership | null, right: HospitalRight): Membership {
  const membership = requireOpen(found);
  if (!hasHospitalRight(membership.member.role, right)) throw new ApiError('Forbidden');
  return membership;
}

function requireOpen(membership: Membership | null): Membership {
  if (!membership) throw new ApiError('Forbidden');
  // All sessions of its people were ended; this request started before.
  if (membership.hospital.blockedAt) throw new ApiError('UserNotAuthorized');
  return membership;
}
