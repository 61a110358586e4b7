import { communities, communityCodes } from '@fonendo/domain/communities';
import { hospitalSectors } from '@fonendo/domain/hospital';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospital-approval.lifecycle';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { TableFilter } from '../../ui/table-filters.tsx';
import type { ManagedAddress } from './managed-address.ts';
import { CifClaims } from './managed-claims.tsx';
import { useManagedColumns } from './managed-columns.tsx';
import { ManagedHospital } from './managed-hospital.tsx';
import classes from './managed-hospitals.module.css';
import { hospitalsPageQuery } from './managed-hospitals.queries.ts';
import { filterOf, type ManagedSearch, parseManagedSearch } from './managed-search.ts';

type Props = { address: ManagedAddress; onSearch: (address: ManagedAddress) => void };

/** All hospitals, and the open one beside them; for the platform's administrators. */
export function ManagedHospitalsScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('hospitals');
  const search = parseManagedSearch(address);
  const open = address.hospital;
  const columns = useManagedColumns(search, open);
  const filters = useFilters();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    hospitalsPageQuery(filterOf(search)),
  );
  const [first] = data?.pages ?? [];
  return (
    <div className={classes.page} data-open={open !== undefined || undefined} data-density="workplace">
      <div className={classes.list}>
        <div className={classes.heading}>
          <PageHeader title={t('managed.heading')} meta={<p className={classes.lead}>{t('managed.lead')}</p>} />
        </div>
        <div className={classes.table}>
          <CifClaims />
          <DataTable
            label={t('managed.heading')}
            columns={columns}
            rows={data?.pages.flatMap(({ items }) => items)}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            filters={filters}
            search={search}
            onSearch={(next) => onSearch({ ...next, ...(open && { hospital: open }) })}
            error={error}
            onRetry={() => void refetch()}
            {...(first && { total: first.total })}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            loadingMore={isFetchingNextPage}
            empty={<Empty search={search} onAll={() => onSearch({})} />}
          />
        </div>
      </div>
      {open !== undefined && <ManagedHospital key={open} id={open} search={search} />}
    </div>
  );
}

function useFilters(): TableFilter[] {
  const { t } = useTranslation(['hospitals', 'core']);
  return [
    { kind: 'text', key: 'q', label: t('managed.filters.search') },
    {
      kind: 'select',
      key: 'sector',
      label: t('managed.filters.sector'),
      options: hospitalSectors.map((value) => ({ value, label: t(`form.sectors.${value}`) })),
    },
    {
      kind: 'select',
      key: 'community',
      label: t('managed.filters.community'),
      options: communityCodes.map((value) => ({ value, label: communities[value].name })),
    },
    {
      kind: 'select',
      key: 'approval',
      label: t('managed.filters.approval'),
      options: hospitalApprovalStatuses.map((value) => ({ value, label: t(`core:statuses.hospital.${value}`) })),
    },
    {
      kind: 'select',
      key: 'blocked',
      label: t('managed.filters.access'),
      options: [
        { value: 'false', label: t('managed.active') },
        { value: 'true', label: t('managed.blocked') },
      ],
    },
  ];
}

function Empty({ search, onAll }: { search: ManagedSearch; onAll: () => void }) {
  const { t } = useTranslation('hospitals');
  const filtered = Object.keys(search).length > 0;
  const Icon = filtered ? SearchX : Building2;
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
      title={t(filtered ? 'managed.none' : 'managed.empty')}
      description={t(filtered ? 'managed.noneHelp' : 'managed.emptyHelp')}
      {...(filtered && {
        action: (
          <Button variant="default" onClick={onAll}>
            {t('managed.all')}
          </Button>
        ),
      })}
    />
  );
}
