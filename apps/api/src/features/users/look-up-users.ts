import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import type { UserStanding } from '@fonendo/domain/users/user.policy';
import type { Queryable } from '../../db/database.ts';
import { lookUpUserRows } from './look-up-users.repository.ts';
import { listMembershipsOf } from './user-list.repository.ts';

/** Accounts that match these words, for administrators, without deleted ones. */
export async function lookUpUsers(db: Queryable, search: string, limit: number): Promise<SearchAnswer['users']> {
  const rows = await lookUpUserRows(db, search, limit);
  const staff = rows.filter(({ policyGroups }) => isHospitalStaff(policyGroups)).map(({ id }) => id);
  const memberships = staff.length > 0 ? await listMembershipsOf(db, staff) : null;
  return rows.flatMap(({ id, firstname, lastname, email, policyGroups, standing }) => {
    const [group] = policyGroups;
    if (!group) return [];
    return [
      {
        ...{ id, title: `${firstname} ${lastname}`.trim(), subtitle: email, group },
        hospitalRole: memberships?.get(id)?.role ?? null,
        standing: standing as UserStanding,
      },
    ];
  });
}
