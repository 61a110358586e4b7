import { certifications } from '@fonendo/domain/hospitals/view';
import { candidateSorts } from '@fonendo/domain/selection/list';
import { Button, SegmentedControl, Select } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { ArrowDownWideNarrow, Columns3, SlidersHorizontal, Table2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/save-file.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ExportButton } from '../../../ui/list-page.tsx';
import { type TableFilter, TableFilters } from '../../../ui/table/table-filters.tsx';
import list from '../candidates/candidates.module.css';
import { type CandidatesFilter, fetchCandidatesCsv } from '../candidates/candidates.queries.ts';
import { type CandidatesSearch, matchChoices } from '../candidates/search.ts';
import classes from './board.module.css';

type Props = {
  search: CandidatesSearch;
  onSearch: (search: CandidatesSearch) => void;
  /** How many have been waiting for more than a week, regardless of the filter. */
  late: number;
  filter: CandidatesFilter;
};

/** Board or table, filters, order, and export. */
export const BoardToolbar = memo(function BoardToolbar({ search, onSearch, late, filter }: Props) {
  const { t } = useTranslation('candidates');
  const [open, { toggle }] = useDisclosure(false);
  return (
    <div className={classes.toolbar} data-open={open || undefined}>
      <Views search={search} onSearch={onSearch} />
      <Button
        className={classes.unfoldTools ?? ''}
        variant="default"
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={open}
        onClick={toggle}
      >
        {t(`sort.${search.sort ?? 'match'}`)}
      </Button>
      <div className={classes.filters}>
        <TableFilters filters={useCommonFilters()} search={search} onSearch={onSearch} />
        <LateFilter search={search} onSearch={onSearch} late={late} />
      </div>
      <div className={classes.order}>
        <SortSelect search={search} onSearch={onSearch} />
        <CandidatesExport filter={filter} />
      </div>
    </div>
  );
});

/** On phones: search, order and filters in one row. What is not about the list stands in the header. */
export function PhoneToolbar({ search, onSearch, late }: Omit<Props, 'filter'>) {
  const { t } = useTranslation('candidates');
  const filters: TableFilter[] = [
    ...useCommonFilters(),
    { kind: 'toggle', key: 'late', label: t('filters.late'), count: late },
    useOrder(),
  ];
  return (
    <div className={classes.phoneTools}>
      <TableFilters filters={filters} search={search} onSearch={onSearch} />
    </div>
  );
}

/** What stands beside the way back on phones. */
export function HeaderTools({ search, onSearch, filter }: Omit<Props, 'late'>) {
  return (
    <>
      <Views search={search} onSearch={onSearch} />
      <CandidatesExport filter={filter} />
    </>
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
export function useCommonFilters(): TableFilter[] {
  const { t } = useTranslation('candidates');
  return [
    { kind: 'text', key: 'q', label: t('filters.search') },
    {
      kind: 'select',
      key: 'certification',
      label: t('filters.certification'),
      options: certifications.map((value) => ({ value, label: t(`certifications.${value}`) })),
    },
    {
      kind: 'select',
      key: 'match',
      label: t('filters.match'),
      options: matchChoices.map((match) => ({ value: match, label: t(`filters.atLeast.${match}`) })),
    },
  ];
}

function LateFilter({ search, onSearch, late }: Pick<Props, 'search' | 'onSearch'> & { late?: number }) {
  const { t } = useTranslation('candidates');
  const { late: isOn, ...rest } = search;
  return (
    <Button
      className={classes.late ?? ''}
      variant="default"
      aria-pressed={isOn === 'true'}
      data-on={isOn || undefined}
      rightSection={late ? <span className={classes.lateCount}>{late}</span> : undefined}
      onClick={() => onSearch(isOn ? rest : { ...rest, late: 'true' })}
    >
      {t('filters.late')}
    </Button>
  );
}

function SortSelect({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { label, options } = useOrder();
  return (
    <Select
      className={classes.sort ?? ''}
      size="sm"
      aria-label={label}
      leftSection={<ArrowDownWideNarrow size={16} aria-hidden />}
      allowDeselect={false}
      data={options}
      value={search.sort ?? 'match'}
      onChange={(value) => {
        const { sort: _before, ...rest } = search;
        const sort = candidateSorts.find((one) => one === value);
        onSearch(sort && sort !== 'match' ? { ...rest, sort } : rest);
      }}
    />
  );
}

/** All candidates that match the filter. */
export function CandidatesExport({ filter }: { filter: CandidatesFilter }) {
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
