import type { HospitalPage } from '@fonendo/contract/hospitals/list.schema';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communities, communityCodes } from '@fonendo/domain/reference/communities';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../ui/list-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { occurring } from '../../../ui/table/occurring.ts';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import type { ManagedHospitalsAddress } from './address.ts';
import { HospitalCard } from './card.tsx';
import { CifClaims } from './claims.tsx';
import { useManagedHospitalColumns } from './columns.tsx';
import { ManagedHospital } from './managed-hospital.tsx';
import classes from './managed-hospitals.module.css';
import { hospitalsPageQuery } from './managed-hospitals.queries.ts';
import { filterOf, type ManagedHospitalsSearch, parseManagedHospitalsSearch } from './search.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = { address: ManagedHospitalsAddress; onSearch: (address: ManagedHospitalsAddress) => void };

/** All hospitals, and the open one beside them; for the platform's administrators. */
export function ManagedHospitalsScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('hospitals');
  const search = parseManagedHospitalsSearch(address);
  const open = address.hospital;
  const columns = useManagedHospitalColumns(search, open);
  const query = useInfiniteQuery(hospitalsPageQuery(filterOf(search)));
  const filters = useFilters(search, query.data?.pages[0]?.choices);
  useFocusBack(open);
  const isFiltered = Object.keys(search).length > 0;
  return (
    <div className={classes.page} data-open={open !== undefined || undefined} data-density="workplace">
      <div className={classes.list}>
        <div className={classes.heading}>
          <PageHeader ofList title={t('managed.heading')} meta={<p className={classes.lead}>{t('managed.lead')}</p>} />
        </div>
        <div className={classes.table}>
          <CifClaims />
          <ListTable
            query={query}
            label={t('managed.heading')}
            columns={columns}
            card={(row) => <HospitalCard row={row} search={search} open={open} />}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            filters={filters}
            search={search}
            onSearch={(next) => onSearch({ ...next, ...(open && { hospital: open }) })}
            empty={
              isFiltered
                ? {
                    icon: SearchX,
                    title: t('managed.none'),
                    description: t('managed.noneHelp'),
                    all: { label: t('managed.all'), onAll: () => onSearch({}) },
                  }
                : { icon: Building2, title: t('managed.empty'), description: t('managed.emptyHelp') }
            }
          />
        </div>
      </div>
      {open !== undefined && <ManagedHospital key={open} id={open} search={search} />}
    </div>
  );
}

function useFilters(
  { sector, community, approval, blocked }: ManagedHospitalsSearch,
  choices: HospitalPage['choices'] = null,
): TableFilter[] {
  const { t } = useTranslation(['hospitals', 'core']);
  return [
    { kind: 'text', key: 'q', label: t('managed.filters.search') },
    {
      kind: 'select',
      rare: true,
      key: 'sector',
      label: t('managed.filters.sector'),
      options: occurring(
        hospitalSectors.map((value) => ({ value, label: t(`form.sectors.${value}`) })),
        choices?.sectors,
        sector,
      ),
    },
    {
      kind: 'select',
      rare: true,
      key: 'community',
      label: t('managed.filters.community'),
      options: occurring(
        communityCodes.map((value) => ({ value, label: communities[value].name })),
        choices?.communities,
        community,
      ),
    },
    {
      kind: 'select',
      key: 'approval',
      label: t('managed.filters.approval'),
      options: occurring(
        hospitalApprovalStatuses.map((value) => ({ value, label: t(`core:statuses.hospital.${value}`) })),
        choices?.approvals,
        approval,
      ),
    },
    {
      kind: 'select',
      rare: true,
      key: 'blocked',
      label: t('managed.filters.access'),
      options: occurring(
        [
          { value: 'false', label: t('managed.active') },
          { value: 'true', label: t('managed.blocked') },
        ],
        choices?.blocked,
        blocked,
      ),
    },
  ];
}
