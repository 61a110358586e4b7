import type { UserPage } from '@fonendo/contract/users/users.schema';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { userStandings } from '@fonendo/domain/users/user.policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScrollText, SearchX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import { useInPerson, useSession } from '../../../platform/session/auth-state.ts';
import { ListButton, ListPage } from '../../../ui/list-page.tsx';
import { FilterTag } from '../../../ui/table/chosen-filters.tsx';
import { occurring } from '../../../ui/table/occurring.ts';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import { AdministratorInvitations, InviteAdministrator } from '../../administrators/administrators.public.ts';
import { usersPageQuery } from '../users.queries.ts';
import type { UsersAddress } from './address.ts';
import { UserCard } from './card.tsx';
import { useUserColumns } from './columns.tsx';
import { filterOf, paidChoices, parseUsersSearch, type UsersSearch } from './search.ts';
import classes from './users.module.css';

type Props = { address: UsersAddress; onSearch: (search: UsersSearch & { invite?: string }) => void };

/** All users, active ones first; for administrators. */
export function UsersScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('users');
  const search = parseUsersSearch(address);
  const columns = useUserColumns();
  const query = useInfiniteQuery(usersPageQuery(filterOf(search)));
  const filters = useFilters(search, query.data?.pages[0]?.choices);
  const appoints = useAppoints();
  const isFiltered = Object.keys(search).length > 0;
  return (
    <ListPage
      title={t('heading')}
      lead={<p className={classes.lead}>{t('lead')}</p>}
      buttons={
        <>
          <ListButton icon={ScrollText} label={t('activity')} renderRoot={(props) => <Link to="/audit" {...props} />} />
          {appoints && (
            <InviteAdministrator
              opened={address.invite === 'administrator'}
              onOpen={() => onSearch({ ...search, invite: 'administrator' })}
              onClose={() => onSearch(search)}
            />
          )}
        </>
      }
      above={
        <>
          {appoints && <AdministratorInvitations />}
          <Registered search={search} onSearch={onSearch} />
        </>
      }
      query={query}
      columns={columns}
      card={(row) => <UserCard row={row} />}
      rowKey={({ id }) => id}
      rowName={({ name }) => name || t('deletedName')}
      filters={filters}
      search={search}
      onSearch={onSearch}
      empty={
        isFiltered
          ? {
              icon: SearchX,
              title: t('none'),
              description: t('noneHelp'),
              all: { label: t('all'), onAll: () => onSearch({}) },
            }
          : { icon: Users, title: t('empty'), description: t('emptyHelp') }
      }
    />
  );
}

/** Superadministrators invite administrators, in their own name. */
function useAppoints(): boolean {
  const inPerson = useInPerson();
  return (useSession()?.policyGroups.includes('superadmin') ?? false) && inPerson;
}

/** The period of registration, set by a chart of the dashboard; it can be removed. */
function Registered({ search, onSearch }: { search: UsersSearch; onSearch: (search: UsersSearch) => void }) {
  const { t } = useTranslation('users');
  const { from, to, ...rest } = search;
  if (!from && !to) return null;
  const days = { from: from ? formatDay(from) : '', to: to ? formatDay(to) : '' };
  const label = t(from && to ? 'filters.registered' : from ? 'filters.registeredFrom' : 'filters.registeredTo', days);
  return (
    <div className={classes.registered}>
      <FilterTag label={label} onRemove={() => onSearch(rest)} />
    </div>
  );
}

function useFilters(
  { group, standing, verified, paid }: UsersSearch,
  choices: UserPage['choices'] = null,
): TableFilter[] {
  const { t } = useTranslation(['users', 'core']);
  const groups = policyGroups.map((value) => ({ value: value as string, label: t(`core:groups.${value}`) }));
  const standings = userStandings.map((value) => ({ value: value as string, label: t(`standings.${value}`) }));
  return [
    { kind: 'text', key: 'q', label: t('filters.search') },
    { kind: 'select', key: 'group', label: t('filters.group'), options: withChosen(groups, choices?.groups, group) },
    {
      kind: 'select',
      key: 'standing',
      label: t('filters.standing'),
      options: withChosen(standings, choices?.standings, standing),
    },
    {
      kind: 'select',
      rare: true,
      key: 'verified',
      label: t('filters.verified'),
      options: occurring(
        [
          { value: 'true', label: t('verified') },
          { value: 'false', label: t('notVerified') },
        ],
        choices?.verified,
        verified,
      ),
    },
    {
      kind: 'select',
      rare: true,
      key: 'paid',
      label: t('filters.paid'),
      options: occurring(
        paidChoices.map((value) => ({ value, label: t(`paid.${value}`) })),
        choices?.paid,
        paid,
      ),
    },
  ];
}

type Option = { value: string; label: string };

/** Those that occur. Several values, set by a link, are shown as one option. */
function withChosen(
  options: readonly Option[],
  found: readonly string[] | undefined,
  chosen: string | undefined,
): Option[] {
  const shown = occurring(options, found, chosen);
  if (!chosen?.includes(',')) return shown;
  const labels = options.filter(({ value }) => chosen.split(',').includes(value)).map(({ label }) => label);
  return [...shown, { value: chosen, label: labels.join(', ') }];
}
