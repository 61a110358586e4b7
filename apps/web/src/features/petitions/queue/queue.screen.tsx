import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck, SearchX, Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../platform/countries.ts';
import { formatMonth } from '../../../platform/format.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ListPage } from '../../../ui/list-page.tsx';
import { occurring } from '../../../ui/table/occurring.ts';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import { fetchPetitionsCsv, petitionCountsQuery, petitionsPageQuery } from '../petitions.queries.ts';
import type { QueueAddress } from './address.ts';
import { PetitionCard } from './card.tsx';
import { useQueueColumns } from './columns.tsx';
import classes from './queue.module.css';
import {
  filterOf,
  onlyFilter,
  openWork,
  parseQueueSearch,
  type QueueSearch,
  shownStatus,
  statusFilters,
  waitingChoices,
  withShown,
} from './search.ts';
import { SavedViews } from './views-menu.tsx';

type Props = { address: QueueAddress; onSearch: (search: QueueSearch) => void };

/** All petitions, the longest wait first; for administrators. */
export function PetitionQueueScreen({ address, onSearch }: Props) {
  const search = parseQueueSearch(address);
  const { t } = useTranslation('petitions');
  const columns = useQueueColumns(search);
  const filters = useFilters(search);
  const query = useInfiniteQuery(petitionsPageQuery(filterOf(search)));
  const empty = useEmpty(search, () => onSearch({ status: 'all' }));
  const inPerson = useInPerson();
  const download = useAction({
    run: async () => saveFile(await fetchPetitionsCsv(filterOf(search)), t('queue.csvName')),
    failed: t('queue.notExported'),
  });
  return (
    <ListPage
      className={classes.queue}
      title={t('queue.heading')}
      lead={<p className={classes.lead}>{t('queue.lead')}</p>}
      buttons={<SavedViews search={search} onSearch={onSearch} />}
      // The server refuses exports to administrators who act as somebody.
      exported={inPerson ? { label: t('queue.export'), ...download } : null}
      query={query}
      columns={columns}
      card={(row) => <PetitionCard row={row} search={search} />}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      filters={filters}
      search={{ ...search, status: shownStatus(search) }}
      onSearch={(next) => onSearch(withShown(search, next))}
      empty={empty}
    />
  );
}

function useFilters({ only, country, paid, waiting }: QueueSearch): TableFilter[] {
  const { t } = useTranslation(['petitions', 'core']);
  const { data: counts } = useQuery(petitionCountsQuery);
  const all = useCountryOptions();
  // Until it is known which occur, only the chosen one can be named.
  const countries = occurring(all, counts?.countries, country);
  const waits = counts && waitingChoices.filter((days) => Number(days) <= (counts.longestWait ?? -1));
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
    { kind: 'select', key: 'country', label: t('queue.country'), options: countries, rare: true },
    {
      kind: 'select',
      rare: true,
      key: 'paid',
      label: t('queue.payment'),
      options: occurring(
        [
          { value: 'true', label: t('queue.isPaid') },
          { value: 'false', label: t('queue.notPaid') },
        ],
        counts?.paid,
        paid,
      ),
    },
    {
      kind: 'select',
      rare: true,
      key: 'waiting',
      label: t('queue.waitingFilter'),
      options: occurring(
        waitingChoices.map((value) => ({ value, label: t('queue.atLeast', { count: Number(value) }) })),
        waits,
        waiting,
      ),
    },
    {
      kind: 'select',
      rare: true,
      key: 'only',
      label: t('queue.only'),
      // A figure of the dashboard may link to further ones.
      options: occurring(
        [...new Set([...openWork, ...(only ? [only] : [])])].map((value) => ({ value, label: onlyText(value) })),
        counts?.openWork,
        only,
      ),
    },
  ];
}

function useOnlyText(): (only: string) => string {
  const { t } = useTranslation('petitions');
  return (only) => {
    const { waitingBelow, term, messages, registered, resolved } = onlyFilter(only) ?? {};
    if (waitingBelow) return t('queue.below', { count: Number(waitingBelow) });
    if (term) return term === 'over' ? t('queue.overTerm') : t('queue.termMonth', { month: term });
    if (messages) return t('queue.unanswered');
    if (registered) return t('queue.registeredIn', { month: formatMonth(registered) });
    if (resolved) return t('queue.resolvedIn', { month: formatMonth(resolved) });
    return t('queue.cvPending');
  };
}

/** Nothing matches, nothing is left to do, or there is nothing at all: each with a next step. */
function useEmpty(search: QueueSearch, onAll: () => void) {
  const { t } = useTranslation('petitions');
  const { data: counts } = useQuery(petitionCountsQuery);
  const { status, ...others } = search;
  const isFiltered = Object.keys(others).length > 0;
  // Where nobody has begun a petition yet, "all is reviewed" would be untrue.
  const isNoneYet = status === 'all' || (!status && statusFilters.every((one) => counts?.[one] === 0));
  const kind = isFiltered ? 'none' : isNoneYet ? 'empty' : status ? 'none' : 'done';
  return {
    icon: { none: SearchX, empty: Stamp, done: CheckCheck }[kind],
    title: t(`queue.${kind}`),
    description: t(`queue.${kind}Help`),
    ...(kind !== 'empty' && { all: { label: t('queue.all'), onAll } }),
  };
}
