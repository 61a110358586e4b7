import type { ManagedOfferCounts } from '@fonendo/contract/offers/offers.schema';
import { isAdministrator, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BriefcaseMedical, CheckCheck, Plus, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { ListTable } from '../../../ui/list-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import { HospitalMissingPage, isHospitalMissing } from '../../hospitals/hospitals.public.ts';
import { openAction, useOfferActions } from './actions.tsx';
import type { ManagedOffersAddress } from './address.ts';
import { OfferCard } from './card.tsx';
import { useManagedOfferColumns } from './columns.tsx';
import classes from './managed-offers.module.css';
import { managedCountsQuery, managedOffersQuery, mayWriteOffersQuery } from './managed-offers.queries.ts';
import { filterOf, type ManagedOffersSearch, parseManagedOffersSearch, shownView, withView } from './search.ts';

// The form is large: loaded when somebody writes.
const WriteOffer = lazy(async () => ({ default: (await import('../write/write-offer.screen.tsx')).WriteOfferScreen }));

type Props = {
  address: ManagedOffersAddress;
  onSearch: (search: ManagedOffersSearch, options?: { replace: boolean }) => void;
};

/** The offers of one's hospital, or, for administrators, all; new ones are created here. */
export function ManagedOffersScreen({ address, onSearch }: Props) {
  const search = parseManagedOffersSearch(address);
  const { write, ...list } = search;
  const isStaff = isHospitalStaff(useSession()?.policyGroups ?? []);
  const { data: mayWrite, isPending } = useQuery({ ...mayWriteOffersQuery, enabled: isStaff && write !== undefined });
  if (isStaff && write && isPending) return <LoadingState />;
  // People who may only read offers get the list, which says so, and no editor, in which they could save nothing.
  if (!write || mayWrite === false) return <OffersTable search={list} onSearch={onSearch} />;
  return (
    <Suspense fallback={<LoadingState />}>
      <WriteOffer
        id={write === 'new' ? null : write}
        onCreated={(id) => onSearch({ ...list, write: id }, { replace: true })}
        onLeave={() => onSearch(list)}
      />
    </Suspense>
  );
}

function OffersTable({ search, onSearch }: { search: ManagedOffersSearch; onSearch: Props['onSearch'] }) {
  const { t } = useTranslation('managedOffers');
  const navigate = useNavigate();
  const forTeam = isAdministrator(useSession()?.policyGroups ?? []);
  const filter = filterOf(search, forTeam);
  const view = shownView(search, forTeam);
  const { data: counts } = useQuery(managedCountsQuery(filter));
  const query = useInfiniteQuery(managedOffersQuery(filter));
  const { actionsOf, dialog } = useOfferActions();
  const columns = useManagedOfferColumns({
    forTeam,
    queue: view === 'toApprove',
    onHospital: (hospital) => onSearch({ view: 'all', hospital }),
  });
  const chosen = search.hospital ? query.data?.pages[0]?.items[0]?.hospital : undefined;
  const open = (id: string) => void navigate({ to: '/offers/$id', params: { id } });
  const filters = useFilters(counts, forTeam, { hospital: chosen, speciality: search.speciality });
  if (isHospitalMissing(query.error)) {
    const texts = { title: t('noHospital'), description: t('noHospitalHelp'), action: t('completeHospital') };
    return <HospitalMissingPage heading={t('heading')} {...texts} />;
  }
  return (
    <div className={classes.page} data-density="workplace">
      <PageHeader
        ofList
        title={t('heading')}
        meta={counts && <Lead counts={counts} forTeam={forTeam} />}
        actions={counts?.can.create && <Create onSelect={() => onSearch({ ...search, write: 'new' })} />}
      />
      <ListTable
        label={t('heading')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        rowName={({ name }) => name ?? t('untitled')}
        card={(row, menu) => <OfferCard row={row} menu={menu} forTeam={forTeam} />}
        actions={(row) => [openAction(t(openLabel(row)), () => open(row.id)), ...actionsOf(row)]}
        filters={filters}
        search={{ ...search, view }}
        onSearch={({ view: shown, ...next }) => onSearch(withView(next, shown, forTeam))}
        empty={<Empty search={search} forTeam={forTeam} counts={counts} onSearch={onSearch} />}
      />
      {dialog}
    </div>
  );
}

const openLabel = ({ allowedEvents }: { allowedEvents: readonly { event: string; refused: string | null }[] }) =>
  allowedEvents.some(({ event, refused }) => event === 'approve' && refused === null)
    ? 'actions.review'
    : 'actions.open';

function Lead({ counts, forTeam }: { counts: ManagedOfferCounts; forTeam: boolean }) {
  const { t } = useTranslation('managedOffers');
  const { approved, toApprove } = counts.views;
  if (forTeam) return <p className={classes.lead}>{t('leadToApprove', { count: toApprove })}</p>;
  const candidacies = t('leadCandidacies', { count: counts.candidacies ?? 0 });
  return (
    <div>
      <p className={classes.lead}>{approved === 0 ? t('leadNone') : t('lead', { count: approved, candidacies })}</p>
      {!counts.can.create && <p className={classes.lead}>{t('readOnly')}</p>}
    </div>
  );
}

function Create({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation('managedOffers');
  return (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={onSelect}>
      {t('create')}
    </Button>
  );
}

/** In the order of an offer's life; the administrators' own tab holds pending ones. */
const hospitalTabs = ['approved', 'pending', 'draft', 'refused', 'closed'] as const;
const teamTabs = ['toApprove', 'approved', 'refused', 'closed', 'draft'] as const;

function useFilters(
  counts: ManagedOfferCounts | undefined,
  forTeam: boolean,
  {
    hospital: chosen,
    speciality,
  }: { hospital: { id: string; name: string } | undefined; speciality: string | undefined },
): TableFilter[] {
  const { t } = useTranslation(['managedOffers', 'core']);
  const known = (counts?.hospitals ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = !chosen || known.some(({ value }) => value === chosen.id);
  const hospitals = isKnown ? known : [...known, { value: chosen.id, label: chosen.name }];
  return [
    {
      kind: 'tabs',
      key: 'view',
      label: t('tabs.label'),
      any: t('tabs.any'),
      options: (forTeam ? teamTabs : hospitalTabs).map((value) => ({
        value,
        label: value === 'toApprove' ? t('tabs.toApprove') : t(`core:statuses.offer.${value}`),
        ...(counts && { count: counts.views[value] }),
      })),
    },
    { kind: 'text', key: 'q', label: t('filters.search') },
    {
      kind: 'select',
      key: 'speciality',
      label: t('filters.speciality'),
      options: choicesOf(counts?.specialities ?? [], speciality),
    },
    ...(forTeam
      ? [{ kind: 'select' as const, key: 'hospital', label: t('filters.hospital'), options: hospitals }]
      : []),
  ];
}

/** Those that occur, and the chosen one, which another filter may have left without an offer. */
function choicesOf(found: readonly string[], chosen: string | undefined) {
  const shown = !chosen || found.includes(chosen) ? found : [...found, chosen];
  return shown.map((value) => ({ value, label: value }));
}

type EmptyProps = { search: ManagedOffersSearch; forTeam: boolean; counts: ManagedOfferCounts | undefined } & Pick<
  Props,
  'onSearch'
>;

/** Nothing matches, nothing is left to review, or there is nothing at all: each with a next step. */
function Empty({ search, forTeam, counts, onSearch }: EmptyProps) {
  const { t } = useTranslation('managedOffers');
  const { view, ...others } = search;
  const filtered = Object.keys(others).length > 0;
  const queue = shownView(search, forTeam) === 'toApprove' && !filtered;
  const kind = queue ? 'done' : filtered || (view && view !== 'all') ? 'none' : 'first';
  const Icon = { none: SearchX, first: BriefcaseMedical, done: CheckCheck }[kind];
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
      title={t(`empty.${kind}`)}
      description={t(`empty.${kind}Help`)}
      action={
        kind === 'first' ? (
          counts?.can.create && <Create onSelect={() => onSearch({ write: 'new' })} />
        ) : (
          <Button variant="default" onClick={() => onSearch({ view: 'all' })}>
            {t('empty.all')}
          </Button>
        )
      }
    />
  );
}
