import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Contact, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../ui/list-page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import { type CandidatesFilter, candidatesQuery } from './candidates.queries.ts';
import { CandidateRowCard } from './card.tsx';
import { useCandidateColumns } from './columns.tsx';
import { nameOf } from './facts.tsx';
import { type CandidatesSearch, isFiltered, withoutFilters } from './search.ts';

type Props = {
  filter: CandidatesFilter;
  search: CandidatesSearch;
  onSearch: (search: CandidatesSearch) => void;
  /** For all offers; for one, the toolbar of its board has them. */
  filters?: readonly TableFilter[];
  ofOffer?: boolean;
  /** What brings the first candidates, if there are none. */
  first?: ReactNode;
};

/** Candidates as a table, with the filters and order of the board. */
export function CandidatesTable({ filter, search, onSearch, filters, ofOffer = false, first }: Props) {
  const { t } = useTranslation('candidates');
  const query = useInfiniteQuery(candidatesQuery(filter));
  const columns = useCandidateColumns({ offers: !ofOffer });
  return (
    <ListTable
      label={t('heading')}
      columns={columns}
      query={query}
      rowKey={({ id }) => id}
      rowName={(row) => nameOf(row, t)}
      card={(row) => <CandidateRowCard row={row} ofOffer={ofOffer} />}
      {...(filters && { filters })}
      search={search}
      onSearch={onSearch}
      empty={<Empty search={search} ofOffer={ofOffer} onSearch={onSearch} first={first} />}
    />
  );
}

function Empty({
  search,
  ofOffer,
  onSearch,
  first,
}: Pick<Props, 'search' | 'onSearch' | 'first'> & { ofOffer: boolean }) {
  const { t } = useTranslation('candidates');
  const filtered = isFiltered(search);
  const Icon = filtered ? SearchX : Contact;
  const kind = ofOffer ? 'firstOffer' : 'first';
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
      title={t(filtered ? 'empty.none' : `empty.${kind}`)}
      description={t(filtered ? 'empty.noneHelp' : `empty.${kind}Help`)}
      action={
        filtered ? (
          <Button variant="default" onClick={() => onSearch(withoutFilters(search))}>
            {t('empty.clear')}
          </Button>
        ) : (
          first
        )
      }
    />
  );
}
