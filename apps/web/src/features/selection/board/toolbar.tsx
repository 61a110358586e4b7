import type { CandidateChoices } from '@fonendo/contract/selection/lists.schema';
import { certifications } from '@fonendo/domain/hospitals/view';
import { candidateSorts } from '@fonendo/domain/selection/list';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Columns3, Table2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/save-file.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ExportButton } from '../../../ui/list-page.tsx';
import { occurring } from '../../../ui/table/occurring.ts';
import { type TableFilter, TableFilters } from '../../../ui/table/table-filters.tsx';
import list from '../candidates/candidates.module.css';
import { type CandidatesFilter, fetchCandidatesCsv } from '../candidates/candidates.queries.ts';
import { type CandidatesSearch, matchChoices } from '../candidates/search.ts';
import classes from './board.module.css';

type Props = {
  search: CandidatesSearch;
  onSearch: (search: CandidatesSearch) => void;
  /** What occurs, and how many have been waiting for more than a week, regardless of the filter. */
  choices: CandidateChoices;
  late: number;
  views: boolean;
};

/** Filters and order in one row; where there is room for the header's links, with the choice of board or table. */
export const BoardToolbar = memo(function BoardToolbar({ search, onSearch, choices, late, views }: Props) {
  const { t } = useTranslation('candidates');
  const filters: TableFilter[] = [
    ...useCommonFilters(search, choices),
    { kind: 'toggle', key: 'late', label: t('filters.late'), count: late, late: true, occurs: late > 0 },
    useOrder(),
  ];
  return (
    <div className={classes.toolbar}>
      {views && <Views search={search} onSearch={onSearch} />}
      <div className={classes.filters}>
        <TableFilters filters={filters} search={search} onSearch={onSearch} isKnown />
      </div>
    </div>
  );
});

/** What stands beside the way back on phones and tablets. */
export function HeaderTools({ search, onSearch, filter }: Pick<Props, 'search' | 'onSearch'> & ExportProps) {
  return (
    <div className={classes.tools}>
      <Views search={search} onSearch={onSearch} />
      <CandidatesExport filter={filter} />
    </div>
  );
}

function Views({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation('candidates');
  return (
    <SegmentedControl
      className={classes.views ?? ''}
      aria-label={t('views.label')}
      value={search.view === 'table' ? 'table' : 'board'}
      onChange={(view) => {
        const { view: _before, ...rest } = search;
        onSearch(view === 'table' ? { ...rest, view } : rest);
      }}
      data={[
        { value: 'board', label: <View icon={Columns3} name={t('views.board')} /> },
        { value: 'table', label: <View icon={Table2} name={t('views.table')} /> },
      ]}
    />
  );
}

function View({ icon: Icon, name }: { icon: typeof Columns3; name: string }) {
  return (
    <span className={list.view} title={name}>
      <Icon size={16} aria-hidden /> <span className={list.viewName}>{name}</span>
    </span>
  );
}

/** What comes first in the board and in all tables. */
export function useOrder(): Extract<TableFilter, { kind: 'order' }> {
  const { t } = useTranslation('candidates');
  const options = candidateSorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  return { kind: 'order', key: 'sort', label: t('sort.label'), options };
}

/** The filters of the board and of all tables. */
export function useCommonFilters(
  { certification, match }: CandidatesSearch,
  choices: CandidateChoices | null | undefined,
): TableFilter[] {
  const { t } = useTranslation('candidates');
  return [
    { kind: 'text', key: 'q', label: t('filters.search') },
    {
      kind: 'select',
      key: 'certification',
      label: t('filters.certification'),
      options: occurring(
        certifications.map((value) => ({ value, label: t(`certifications.${value}`) })),
        choices?.certifications,
        certification,
      ),
    },
    {
      kind: 'select',
      key: 'match',
      label: t('filters.match'),
      options: occurring(
        matchChoices.map((value) => ({ value, label: t(`filters.atLeast.${value}`) })),
        choices?.matches,
        match,
      ),
    },
  ];
}

type ExportProps = { filter: CandidatesFilter };

/** All candidates that match the filter. */
export function CandidatesExport({ filter }: ExportProps) {
  const { t } = useTranslation('candidates');
  const download = useExport(filter);
  // The server refuses exports to administrators who act as somebody.
  return useInPerson() && <ExportButton variant="subtle" label={t('export')} {...download} />;
}

export function useExport(filter: CandidatesFilter) {
  const { t } = useTranslation('candidates');
  return useAction({
    run: async () => saveFile(await fetchCandidatesCsv(filter), t('csvName')),
    failed: t('notExported'),
  });
}
