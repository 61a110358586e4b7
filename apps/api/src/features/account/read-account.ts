import type { Account } from '@fonendo/contract/account/account.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { isLastHospitalAdministrator } from '@fonendo/domain/hospitals/administrators';
import { isLastAdministrator } from '@fonendo/domain/users/administrator.policy';
import type { Queryable } from '../../db/database.ts';
import { findBounce } from '../bounces/bounces.public.ts';
import { findMembership, listMembers } from '../hospitals/hospitals.public.ts';
import { presentAccount } from './account.presenter.ts';
import { type AccountRow, getAccountRow, listActiveAdministrators } from './account.repository.ts';

/** One's own data, and whether the account could be deleted as things are. */
export async function readAccount(db: Queryable, userId: string): Promise<Account> {
  const row = await getAccountRow(db, userId);
  return presentAccount(row, ...(await Promise.all([findBounce(db, userId), isLastOfTheirs(db, row)])));
}

/** The same in a transaction, which asks one question at a time. */
export async function describeAccount(db: Queryable, row: AccountRow): Promise<Account> {
  return presentAccount(row, await findBounce(db, row.id), await isLastOfTheirs(db, row));
}

/** By the rules that deleting checks again, under its locks. */
async function isLastOfTheirs(db: Queryable, { id, policyGroups }: AccountRow): Promise<boolean> {
  if (isAdministrator(policyGroups) && isLastAdministrator(id, await listActiveAdministrators(db))) return true;
  const membership = policyGroups.includes('hospital') ? await findMembership(db, id) : null;
  return membership !== null && isLastHospitalAdministrator(id, await listMembers(db, membership.hospital.id));
}
