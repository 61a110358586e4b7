import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck, Download, SearchX, Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../platform/countries.ts';
import { formatMonth } from '../../platform/format.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { TableFilter } from '../../ui/table-filters.tsx';
import { fetchPetitionsCsv, petitionCountsQuery, petitionsPageQuery } from './petitions.queries.ts';
import classes from './queue.module.css';
import type { QueueAddress } from './queue-address.ts';
import { useQueueColumns } from './queue-columns.tsx';
import {
  filterOf,
  onlyFilter,
  parseQueueSearch,
  type QueueSearch,
  shownStatus,
  statusFilters,
  waitingChoices,
  withShown,
} from './queue-search.ts';
import { SavedViews } from './queue-views-menu.tsx';

type Props = { address: QueueAddress; onSearch: (search: QueueSearch) => void };

/** Everybody's petitions, the longest wait first; for administrators. */
export function PetitionQueueScreen({ address, onSearch }: Props) {
  const search = parseQueueSearch(address);
  const { t } = useTranslation('petitions');
  const columns = useQueueColumns(search);
  const filters = useFilters(search);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    petitionsPageQuery(filterOf(search)),
  );
  const [first] = data?.pages ?? [];
  return (
    <div className={classes.queue} data-density="workplace">
      <PageHeader
        title={t('queue.heading')}
        meta={<p className={classes.lead}>{t('queue.lead')}</p>}
        actions={
          <>
            <SavedViews search={search} onSearch={onSearch} />
            <Export search={search} />
          </>
        }
      />
      <DataTable
        label={t('queue.heading')}
        columns={columns}
        rows={data?.pages.flatMap(({ items }) => items)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        filters={filters}
        search={{ ...search, status: shownStatus(search) }}
        onSearch={(next) => onSearch(withShown(search, next))}
        error={error}
        onRetry={() => void refetch()}
        {...(first && { total: first.total })}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        loadingMore={isFetchingNextPage}
        empty={<Empty search={search} onAll={() => onSearch({ status: 'all' })} />}
      />
    </div>
  );
}

function useFilters({ only }: QueueSearch): TableFilter[] {
  const { t } = useTranslation(['petitions', 'core']);
  const { data: counts } = useQuery(petitionCountsQuery);
  const countries = useCountryOptions();
  const onlyText = useOnlyText();
  return [
    {
      kind: 'tabs',
      key: 'status',
      label: t('queue.status'),
      any: t('queue.any'),
      options: statusFilters.map((value) => ({
        value,
        label: t(`core:statuses.petition.${value}`),
        ...(counts && { count: counts[value] }),
      })),
    },
    { kind: 'text', key: 'q', label: t('queue.search') },
    { kind: 'select', key: 'country', label: t('queue.country'), options: countries },
    {
      kind: 'select',
      key: 'paid',
      label: t('queue.payment'),
      options: [
        { value: 'true', label: t('queue.isPaid') },
        { value: 'false', label: t('queue.notPaid') },
      ],
    },
    {
      kind: 'select',
      key: 'waiting',
      label: t('queue.waitingFilter'),
      options: waitingChoices.map((value) => ({ value, label: t('queue.atLeast', { count: Number(value) }) })),
    },
    {
      kind: 'select',
      key: 'only',
      label: t('queue.only'),
      options: [...new Set([...onlyChoices, ...(only ? [only] : [])])].map((value) => ({
        value,
        label: onlyText(value),
      })),
    },
  ];
}

/** Those that people ask for; a figure of the dashboard may ask for others. */
const onlyChoices = ['cv-pending', 'term-over'] as const;

function useOnlyText(): (only: string) => string {
  const { t } = useTranslation('petitions');
  return (only) => {
    const { waitingBelow, term, registered, resolved } = onlyFilter(only) ?? {};
    if (waitingBelow) return t('queue.below', { count: Number(waitingBelow) });
    if (term) return term === 'over' ? t('queue.overTerm') : t('queue.termMonth', { month: term });
    if (registered) return t('queue.registeredIn', { month: formatMonth(registered) });
    if (resolved) return t('queue.resolvedIn', { month: formatMonth(resolved) });
    return t('queue.cvPending');
  };
}

/** The same rows as on the screen, all of them. */
function Export({ search }: { search: QueueSearch }) {
  const { t } = useTranslation('petitions');
  const download = useAction({
    run: async () => saveFile(await fetchPetitionsCsv(filterOf(search)), t('queue.csvName')),
    failed: t('queue.notExported'),
  });
  // The server gives everything at once to the person alone.
  if (!useInPerson()) return null;
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isBusy}
      onClick={() => download.start()}
    >
      {t('queue.export')}
    </Button>
  );
}

/** Nothing with these filters, nothing left to do, or nothing at all: each leads on. */
function Empty({ search, onAll }: { search: QueueSearch; onAll: () => void }) {
  const { t } = useTranslation('petitions');
  const { status, ...others } = search;
  const kind = Object.keys(others).length > 0 ? 'none' : status === 'all' ? 'empty' : status ? 'none' : 'done';
  const Icon = { none: SearchX, empty: Stamp, done: CheckCheck }[kind];
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
      title={t(`queue.${kind}`)}
      description={t(`queue.${kind}Help`)}
      {...(kind !== 'empty' && {
        action: (
          <Button variant="default" onClick={onAll}>
            {t('queue.all')}
          </Button>
        ),
      })}
    />
  );
}
