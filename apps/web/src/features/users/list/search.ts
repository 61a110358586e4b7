import type { Query } from '@fonendo/client/client';
import type { UserSort } from '@fonendo/contract/users/users.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { userStandings } from '@fonendo/domain/users/user.policy';
import { orderBy, parseSort } from '../../../ui/table/table-search.ts';
import type { UsersAddress } from './address.ts';

/** The list of users as its address says it. A type, not an interface, so that it is a plain search object. */
export type UsersSearch = Omit<UsersAddress, 'speciality' | 'certification' | 'verified' | 'paid'> & {
  verified?: 'true' | 'false';
  paid?: (typeof paidChoices)[number];
};

/** The contract's own words; its schemas would bring the validator along. */
const sorts = ['name', 'created'] as const satisfies readonly UserSort[];

export const paidChoices = [...products, 'nothing'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseUsersSearch(raw: UsersAddress): UsersSearch {
  const { q, group, standing, verified, paid, from, to, sort } = raw;
  const text = q?.trim();
  const knownPaid = paidChoices.find((choice) => choice === paid);
  return {
    ...(text && { q: text }),
    ...known('group', group, policyGroups),
    ...known('standing', standing, userStandings),
    ...(verified === 'true' || verified === 'false' ? { verified } : {}),
    ...(knownPaid && { paid: knownPaid }),
    ...(from && day.test(from) && { from }),
    ...(to && day.test(to) && { to }),
    ...(sort && sorts.some((one) => one === parseSort(sort)?.key) && { sort }),
  };
}

/** Several, parted by commas, as the charts of the dashboard name them. */
function known(key: 'group' | 'standing', value: string | undefined, words: readonly string[]): UsersSearch {
  const kept = value?.split(',').filter((word) => words.includes(word)) ?? [];
  return kept.length > 0 ? { [key]: kept.join() } : {};
}

export type UsersFilter = Omit<Query<'/api/users'>, 'cursor' | 'limit'>;

/** What the server is asked for. Without a column of one's own choice it sorts by name, the active first. */
export function filterOf({ q, sort, ...rest }: UsersSearch): UsersFilter {
  return { ...rest, ...(q && { search: q }), ...orderBy(sort, sorts) };
}
