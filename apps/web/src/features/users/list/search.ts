import type { Query } from '@fonendo/client/client';
import type { UserSort } from '@fonendo/contract/users/users.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { userStandings } from '@fonendo/domain/users/user.policy';
import { day, oneOf, readSearch, type SearchOf, someOf, sortedBy, text } from '../../../ui/table/read-search.ts';
import { orderBy } from '../../../ui/table/table-search.ts';
import type { UsersAddress } from './address.ts';

/** Written again, because the contract's schemas would load the validator. */
const sorts = ['name', 'created'] as const satisfies readonly UserSort[];

export const paidChoices = [...products, 'nothing'] as const;

const fields = {
  q: text,
  // Several, as the charts of the dashboard link to.
  group: someOf(policyGroups),
  standing: someOf(userStandings),
  verified: oneOf(['true', 'false']),
  paid: oneOf(paidChoices),
  from: day,
  to: day,
  sort: sortedBy(sorts),
};

export type UsersSearch = SearchOf<typeof fields>;

export const parseUsersSearch = (address: UsersAddress): UsersSearch => readSearch(address, fields);

export type UsersFilter = Omit<Query<'/api/users'>, 'cursor' | 'limit'>;

/** The query for the server. Without a chosen column it sorts by name, active users first. */
export function filterOf({ q, sort, ...rest }: UsersSearch): UsersFilter {
  return { ...rest, ...(q && { search: q }), ...orderBy(sort, sorts) };
}
