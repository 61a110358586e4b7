import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { Button, SegmentedControl } from '@mantine/core';
import { BriefcaseMedical, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import { sampleOffers } from '../sample-offers.ts';
import { Specimen } from '../specimen.tsx';
import { useOfferActions, useOfferColumns } from './columns.tsx';
import { matchingOffers, sortOffers } from './offers.ts';
import type { ListSearch } from './search.ts';

type Props = { search: ListSearch; onSearch: (search: ListSearch) => void };

const views = ['ready', 'loading', 'empty', 'failed'] as const;
const pageSize = 8;

export function ListScreen({ search, onSearch }: Props) {
  const { t } = useTranslation('gallery');
  const [view, setView] = useState<(typeof views)[number]>('ready');
  return (
    <GalleryPage
      title={t('list.title')}
      intro={t('list.intro')}
      under="overview"
      actions={
        <SegmentedControl
          aria-label={t('list.view')}
          value={view}
          onChange={(next) => setView(next as (typeof views)[number])}
          data={views.map((value) => ({ value, label: t(`list.${value}`) }))}
        />
      }
    >
      <div data-density="workplace">
        <Specimen title={t('list.live')} when={t('list.liveWhen')} frame="bare">
          <OfferTable view={view} onRetry={() => setView('ready')} search={search} onSearch={onSearch} />
        </Specimen>
      </div>
    </GalleryPage>
  );
}

function OfferTable({
  view,
  onRetry,
  search,
  onSearch,
}: Props & { view: (typeof views)[number]; onRetry: () => void }) {
  const { t } = useTranslation('gallery');
  const [shown, setShown] = useState(pageSize);
  const columns = useOfferColumns();
  const actions = useOfferActions();
  const filters = useFilters(search);
  const matching = view === 'empty' ? [] : matchingOffers(sampleOffers, search);
  const inStatus = search.status ? matching.filter(({ status }) => status === search.status) : matching;
  const sorted = sortOffers(inStatus, search.sort);
  return (
    <DataTable
      label={t('list.offers')}
      columns={columns}
      rows={view === 'loading' ? undefined : sorted.slice(0, shown)}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      actions={actions}
      filters={filters}
      search={search}
      onSearch={onSearch}
      error={view === 'failed'}
      onRetry={onRetry}
      total={sorted.length}
      onMore={sorted.length > shown ? () => setShown(shown + pageSize) : undefined}
      empty={view === 'empty' ? <NothingYet /> : <NothingFound onClear={() => onSearch({})} />}
    />
  );
}

function useFilters(search: ListSearch): TableFilter[] {
  const { t } = useTranslation(['gallery', 'core']);
  const matching = matchingOffers(sampleOffers, search);
  const specialities = [...new Set(sampleOffers.map(({ speciality }) => speciality))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  );
  return [
    {
      kind: 'tabs',
      key: 'status',
      label: t('list.status'),
      any: t('list.all'),
      options: offerStatuses.map((status) => ({
        value: status,
        label: t(`core:statuses.offer.${status}`),
        count: matching.filter((offer) => offer.status === status).length,
      })),
    },
    { kind: 'text', key: 'q', label: t('list.search') },
    {
      kind: 'select',
      key: 'speciality',
      label: t('list.speciality'),
      options: specialities.map((value) => ({ value, label: value })),
    },
  ];
}

function NothingYet() {
  const { t } = useTranslation('gallery');
  return (
    <EmptyState
      icon={<BriefcaseMedical size={26} strokeWidth={1.75} aria-hidden />}
      title={t('list.emptyTitle')}
      description={t('list.emptyText')}
      action={<Button>{t('list.emptyAction')}</Button>}
    />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('gallery');
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} aria-hidden />}
      title={t('list.noneTitle')}
      description={t('list.noneText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('list.noneAction')}
        </Button>
      }
    />
  );
}
