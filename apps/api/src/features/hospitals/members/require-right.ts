import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import {
  findHospital,
  findMembership,
  type HospitalRow,
  holdMembership,
  type Membership,
} from '../hospitals.repository.ts';
import { findHospitalIdOf, holdHospital } from './worked-for.repository.ts';

type Caller = Pick<Actor, 'userId' | 'policyGroups' | 'work'>;

/** The caller's hospital. Without one it is a 404. */
export async function getMembership(db: Queryable, actor: Caller): Promise<Membership> {
  if (isAdministrator(actor.policyGroups)) return workFor(db, actor, (id) => findHospital(db, id));
  return requireOpen(await findMembership(db, actor.userId));
}

/** The hospital of one of its people; null if they have not entered its data yet. */
export async function findOpenMembership(db: Queryable, userId: string): Promise<Membership | null> {
  const membership = await findMembership(db, userId);
  return membership && requireOpen(membership);
}

/**
 * The hospital in whose name the caller changes something, if their role allows it. Called first in the transaction:
 * until its end the hospital cannot be blocked and the person cannot lose the role. The hospital's row is locked before
 * those of its people and offers.
 */
export const requireRight = async (tx: Queryable, actor: Caller, right: HospitalRight) =>
  withRight(await hold(tx, actor, 'share'), right);

/** The same with an exclusive lock, for changes of who works there. */
export const requireRightAlone = async (tx: Queryable, actor: Caller, right: HospitalRight) =>
  withRight(await hold(tx, actor, 'no key update'), right);

const hold = (tx: Queryable, actor: Caller, strength: 'share' | 'no key update'): Promise<Membership | null> =>
  isAdministrator(actor.policyGroups)
    ? workFor(tx, actor, (id) => holdHospital(tx, id, strength))
    : holdMembership(tx, actor.userId, strength);

/**
 * Administrators of the platform have full access at every hospital (specification, section 6), as themselves: to the
 * hospital they are like one of its administrators, without being among its people. Which one follows from the thing
 * that is asked for; lists and new things need one that was chosen.
 */
async function workFor(
  db: Queryable,
  { userId, work }: Caller,
  find: (id: string) => Promise<HospitalRow | null>,
): Promise<Membership> {
  const id = (work?.thing && (await findHospitalIdOf(db, work.thing))) || work?.chosen;
  const hospital = id ? await find(id) : null;
  if (!hospital) throw new ApiError('NotFound');
  const { createdAt: joinedAt } = hospital;
  return { hospital, member: { userId, hospitalId: hospital.id, role: 'administrator', position: null, joinedAt } };
}

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
