import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../use-element-width.ts';
import { FilterControl, OrderButton } from './filter-controls.tsx';
import { foldOf } from './filter-room.ts';
import { FilterTag } from './filter-tag.tsx';
import classes from './table-filters.module.css';
import { type TableSearch, withValue } from './table-search.ts';

const MoreFilters = lazy(() => import('./more-filters.tsx').then((module) => ({ default: module.MoreFilters })));
const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })));

export type FilterOption = { value: string; label: string; count?: number };

export type TableFilter =
  | { kind: 'text'; key: string; label: string; placeholder?: string }
  /** `rare`: behind "Más filtros" even where there is room; the others only where all do not fit into one row. */
  | { kind: 'select'; key: string; label: string; options: readonly FilterOption[]; rare?: boolean }
  /** Set to `true` or not at all. `late`: what is counted has waited for too long. */
  | { kind: 'toggle'; key: string; label: string; count?: number; late?: boolean }
  /** Not a filter, but beside them: what comes first. Without a value it is the first option. */
  | { kind: 'order'; key: string; label: string; options: readonly FilterOption[] }
  /** The filter that people change most, with its counts visible. `any` is the label for all: "Todas". */
  | { kind: 'tabs'; key: string; label: string; any: string; options: readonly FilterOption[] };

type Props<Search extends TableSearch> = {
  filters: readonly TableFilter[];
  search: Search;
  onSearch: (search: Search) => void;
  /** How many rows the filters leave, if that is known. */
  total?: number | undefined;
};

/**
 * Filters of a list. The values are in `search`, which a route keeps in its address. On phones there is one row: the
 * search, the order, and a button that opens the rest.
 */
export function TableFilters<Search extends TableSearch>(props: Props<Search>) {
  const { filters, search, onSearch } = props;
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const set = (key: string, value: string | null) => onSearch(withValue(search, key, value));
  const control = (filter: TableFilter) => (
    <FilterControl
      key={filter.key}
      filter={filter}
      value={search[filter.key]}
      onChange={(value) => set(filter.key, value)}
    />
  );
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const tabs = filters.filter(({ kind }) => kind === 'tabs');
  const { shown, folded } = foldOf(filters, width ?? Number.POSITIVE_INFINITY);
  if (isPhone) {
    return (
      <div ref={ref} className={classes.filters}>
        <PhoneRow {...props} set={set} control={control} />
        {tabs.map(control)}
        <Chosen {...props} set={set} isPhone />
      </div>
    );
  }
  return (
    <div ref={ref} className={classes.filters}>
      {/* Tabs with many filters get a row for themselves; with few they share it. */}
      {tabs.length > 0 && shown.length > 2 && <div className={classes.controls}>{tabs.map(control)}</div>}
      <div className={classes.controls}>
        {shown.length <= 2 && tabs.map(control)}
        {shown.map(control)}
        {folded.length > 0 && (
          <Suspense>
            <MoreFilters filters={folded} search={search} set={set} />
          </Suspense>
        )}
      </div>
      <Chosen {...props} set={set} />
    </div>
  );
}

type Set = (key: string, value: string | null) => void;

type RowProps<Search extends TableSearch> = Props<Search> & {
  set: Set;
  control: (filter: TableFilter) => ReactNode;
};

function PhoneRow<Search extends TableSearch>({ filters, search, onSearch, total, set, control }: RowProps<Search>) {
  const folded = filters.filter(({ kind }) => kind === 'select' || kind === 'toggle');
  const texts = filters.filter(({ kind }) => kind === 'text');
  const orders = filters.filter((filter) => filter.kind === 'order');
  if (folded.length + texts.length + orders.length === 0) return null;
  return (
    <div className={classes.phoneRow}>
      {texts.map(control)}
      {orders.map((filter) => (
        <OrderButton
          key={filter.key}
          filter={filter}
          value={search[filter.key]}
          onChange={(value) => set(filter.key, value)}
        />
      ))}
      {folded.length > 0 && <Sheet filters={folded} search={search} onSearch={onSearch} total={total} />}
    </div>
  );
}

/** One button with the number of filters that are set, and the sheet it opens. */
function Sheet<Search extends TableSearch>({ filters, search, onSearch, total }: Props<Search>) {
  const { t } = useTranslation('ui');
  const [opened, sheet] = useDisclosure(false);
  const [used, use] = useDisclosure(false);
  // What closing without a choice goes back to.
  const before = useRef(search);
  const chosen = filters.filter(({ key }) => search[key]).length;
  const open = () => {
    before.current = search;
    use.open();
    sheet.open();
  };
  return (
    <>
      <Button
        className={classes.fold ?? ''}
        variant="default"
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? `${t('filters.fold')} ${chosen}` : t('filters.fold')}
        data-on={chosen > 0 || undefined}
        onClick={open}
      >
        <SlidersHorizontal size={20} aria-hidden />
        {chosen > 0 && <span className={classes.foldCount}>{chosen}</span>}
      </Button>
      {used && (
        <Suspense>
          <FilterSheet
            filters={filters}
            search={search}
            set={(key, value) => onSearch(withValue(search, key, value))}
            onClear={() => onSearch(filters.reduce((left, { key }) => withValue(left, key, null), search))}
            total={total}
            opened={opened}
            onDone={sheet.close}
            onLeave={() => {
              if (before.current !== search) onSearch(before.current);
              sheet.close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What is set, each with a button that removes it. */
function Chosen<Search extends TableSearch>(props: Props<Search> & { set: Set; isPhone?: boolean }) {
  const { filters, search, onSearch, set, isPhone = false } = props;
  const { t } = useTranslation('ui');
  const chosen = filters.flatMap((filter) => {
    const value = search[filter.key];
    if (!value || filter.kind === 'tabs' || filter.kind === 'order') return [];
    // On a wide screen the pressed button itself says so.
    if (filter.kind === 'toggle') return isPhone ? [{ key: filter.key, label: filter.label }] : [];
    const label =
      filter.kind === 'text' ? `«${value}»` : filter.options.find((option) => option.value === value)?.label;
    return [{ key: filter.key, label: label ?? value }];
  });
  if (chosen.length === 0) return null;
  return (
    <div className={classes.chosen}>
      {chosen.map(({ key, label }) => (
        <FilterTag key={key} label={label} onRemove={() => set(key, null)} />
      ))}
      <Button
        variant="subtle"
        size="sm"
        onClick={() => onSearch(chosen.reduce((left, { key }) => withValue(left, key, null), search))}
      >
        {t('filters.clear')}
      </Button>
    </div>
  );
}
