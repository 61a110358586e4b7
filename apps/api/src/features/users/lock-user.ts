import { isAdministrator, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { isLastAdministrator } from '@fonendo/domain/users/administrator.policy';
import {
  allowedUserActions,
  assignableGroups,
  mayManage,
  touchesLastAdministrator,
  type UserAction,
} from '@fonendo/domain/users/user.policy';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockActiveAdministrators } from '../account/account.public.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import { holdMembership } from '../hospitals/hospitals.public.ts';
import { factsOf } from './read-user.ts';
import { findUserRow, type UserRow } from './users.repository.ts';

export type LockedUser = { row: UserRow; groups: PolicyGroup[] };

/**
 * The user that an administrator is about to change, locked, if the action is allowed now. Locks in the common order:
 * the hospital, the administrators, the user, the doctor's data.
 */
export async function lockUser(tx: Transaction, actor: Actor, id: string, action: UserAction): Promise<LockedUser> {
  const membership = await holdMembership(tx, id, 'no key update');
  const seen = await findUserRow(tx, id);
  if (!seen) throw new ApiError('NotFound');
  // Deleting an account locks the administrators too, before the user.
  const holdsAll = action === 'delete' || isAdministrator(seen.policyGroups);
  const administrators = holdsAll ? await lockActiveAdministrators(tx) : null;
  await lockOwnData(tx, id);
  const row = await findUserRow(tx, id);
  if (!row) throw new ApiError('NotFound');
  // Two administrators may act on each other at once: the second may have lost the group since their request began.
  const current = administrators?.find((administrator) => administrator.id === actor.userId);
  if (administrators && !current) throw new ApiError('Forbidden');
  const by = { id: actor.userId, policyGroups: current?.policyGroups ?? actor.policyGroups };
  const isLast =
    touchesLastAdministrator.includes(action) && administrators !== null && isLastAdministrator(id, administrators);
  if (isLast && (id === actor.userId || mayManage(by, row))) throw new ApiError('LastAdministrator');
  if (!mayManage(by, row)) throw new ApiError('Forbidden');
  const facts = await factsOf(tx, row, membership);
  if (facts.lastOfHospital && touchesLastAdministrator.includes(action)) throw new ApiError('LastAdministrator');
  // Somebody else was quicker: their change stays, and no second mail is sent.
  if (!allowedUserActions(by, facts).includes(action)) throw new ApiError('Conflict');
  return { row, groups: assignableGroups(by, facts) };
}
