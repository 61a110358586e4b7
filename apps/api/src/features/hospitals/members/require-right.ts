import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findMembership, holdMembership, type Membership } from '../hospitals.repository.ts';

/** The hospital that somebody reads for. Who belongs to none has nothing to read. */
export async function getMembership(db: Queryable, actor: Pick<Actor, 'userId'>): Promise<Membership> {
  return requireOpen(await findMembership(db, actor.userId));
}

/**
 * The hospital in whose name somebody changes something, if their role there allows it. Called first in the
 * transaction: until its end the hospital cannot be blocked nor the person lose the role, and the hospital's row comes
 * before its people's and its offers' in the order of locks.
 */
export const requireRight = async (tx: Queryable, actor: Pick<Actor, 'userId'>, right: HospitalRight) =>
  withRight(await holdMembership(tx, actor.userId, 'share'), right);

/** The same, for changes of who works there: one at a time. */
export const requireRightAlone = async (tx: Queryable, actor: Pick<Actor, 'userId'>, right: HospitalRight) =>
  withRight(await holdMembership(tx, actor.userId, 'no key update'), right);

function withRight(found: Membership | null, right: HospitalRight): Membership {
  const membership = requireOpen(found);
  if (!hasHospitalRight(membership.member.role, right)) throw new ApiError('Forbidden');
  return membership;
}

function requireOpen(membership: Membership | null): Membership {
  if (!membership) throw new ApiError('Forbidden');
  // Its people have no sessions any more: this one was asking while they were closed.
  if (membership.hospital.blockedAt) throw new ApiError('UserNotAuthorized');
  return membership;
}
