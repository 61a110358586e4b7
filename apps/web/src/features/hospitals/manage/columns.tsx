import type { HospitalListRow } from '@fonendo/contract/hospitals/list.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber, formatShortDay } from '../../../platform/format.ts';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import rows from '../../../ui/table/row-link.module.css';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import classes from './managed-hospitals.module.css';
import type { ManagedHospitalsSearch } from './search.ts';
import { hospitalLinkId } from './use-focus-back.ts';

/** The keys of sortable columns are those of the API. Beside an open hospital there is room for few columns. */
export function useManagedHospitalColumns(
  search: ManagedHospitalsSearch,
  open: string | undefined,
): readonly Column<HospitalListRow>[] {
  const { t } = useTranslation('hospitals');
  const name: Column<HospitalListRow> = {
    key: 'name',
    header: t('managed.columns.name'),
    sortable: true,
    cell: (row) => (
      <>
        <HospitalLink row={row} search={search} open={open} />
        <span className={rows.second}>
          {row.city} · {communities[row.community].name}
        </span>
      </>
    ),
  };
  const approval: Column<HospitalListRow> = {
    key: 'approval',
    header: t('managed.columns.approval'),
    sortable: true,
    cell: ({ approval: { status, since } }) => (
      <>
        <StatusBadge of="hospital" status={status} />
        {status === 'pending' && (
          <span className={rows.second}>{t('managed.review.pending', { date: formatShortDay(since) })}</span>
        )}
      </>
    ),
  };
  const state: Column<HospitalListRow> = {
    key: 'state',
    header: t('managed.columns.state'),
    cell: ({ blocked }) => <AccessBadge blocked={blocked} />,
  };
  const openOffers: Column<HospitalListRow> = {
    key: 'openOffers',
    header: t('managed.columns.openOffers'),
    align: 'end',
    cell: (row) => formatNumber(row.openOffers),
  };
  if (open !== undefined) return [name, approval, state];
  return [
    name,
    {
      key: 'cif',
      header: t('managed.columns.cif'),
      spare: 1,
      cell: ({ cif }) => <span className={classes.code}>{cif}</span>,
    },
    { key: 'sector', header: t('managed.columns.sector'), spare: 3, cell: ({ sector }) => t(`form.sectors.${sector}`) },
    {
      key: 'members',
      spare: 2,
      header: t('managed.columns.members'),
      align: 'end',
      cell: ({ members }) => formatNumber(members),
    },
    openOffers,
    {
      key: 'created',
      spare: 4,
      header: t('managed.columns.created'),
      sortable: true,
      cell: ({ createdAt }) => (
        <time className={classes.day} dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatShortDay(createdAt)}
        </time>
      ),
    },
    approval,
    state,
  ];
}

type LinkProps = { row: HospitalListRow; search: ManagedHospitalsSearch; open: string | undefined };

/** The name, which opens the hospital beside the list. */
export function HospitalLink({ row: { id, name }, search, open }: LinkProps) {
  return (
    <Link
      id={hospitalLinkId(id)}
      to="/hospitals"
      search={{ ...search, hospital: id }}
      viewTransition={false}
      resetScroll={false}
      className={rows.link}
      aria-current={id === open ? 'true' : undefined}
    >
      {name}
    </Link>
  );
}

export function AccessBadge({ blocked }: { blocked: boolean }) {
  const { t } = useTranslation('hospitals');
  return (
    <ToneBadge tone={blocked ? 'bad' : 'teal'} glyph={blocked ? 'slash' : 'dot'}>
      {t(blocked ? 'managed.blocked' : 'managed.active')}
    </ToneBadge>
  );
}
