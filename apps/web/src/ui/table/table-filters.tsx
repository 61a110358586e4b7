import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../use-element-width.ts';
import { ChosenFilters, keysOf } from './chosen-filters.tsx';
import { FilterControl, OrderButton } from './filter-controls.tsx';
import { foldOf } from './filter-room.ts';
import classes from './table-filters.module.css';
import { type TableSearch, withValue } from './table-search.ts';

const MoreFilters = lazy(() => import('./more-filters.tsx').then((module) => ({ default: module.MoreFilters })));
const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })));

export type FilterOption = { value: string; label: string; count?: number };

export type TableFilter =
  | { kind: 'text'; key: string; label: string; placeholder?: string }
  /** `rare`: behind "Más filtros" even where there is room; the others only where all do not fit into one row. */
  | { kind: 'select'; key: string; label: string; options: readonly FilterOption[]; rare?: boolean }
  /** Set to `true` or not at all. `late`: what is counted has waited for too long. `occurs`: whether it finds any. */
  | { kind: 'toggle'; key: string; label: string; count?: number; late?: boolean; occurs?: boolean | undefined }
  /** Not a filter, but beside them: what comes first. Without a value it is the first option. */
  | { kind: 'order'; key: string; label: string; options: readonly FilterOption[] }
  /** The filter that people change most, with its counts visible. `any` is the label for all: "Todas". */
  | { kind: 'tabs'; key: string; label: string; any: string; options: readonly FilterOption[] }
  | OwnFilter;

/** Where a filter is shown: beside the list, behind "Más filtros" with its name above, or in the sheet of a phone. */
export type FilterPlace = 'row' | 'popover' | 'sheet';

/** A filter with a control of its own: people found by their names, days. */
export type OwnFilter = {
  kind: 'own';
  key: string;
  label: string;
  /** What it sets in the address. */
  keys: readonly string[];
  /** What is set, in words. */
  chosen: readonly { key: string; label: string }[];
  /** How wide it has to be for its words, in pixels. */
  room: number;
  /** Never behind a button: on a phone it stands where a list has its search. */
  first?: boolean;
  control: (place: FilterPlace) => ReactNode;
};

type Props<Search extends TableSearch> = {
  filters: readonly TableFilter[];
  search: Search;
  onSearch: (search: Search) => void;
  /** How many rows the filters leave, if that is known. */
  total?: number | undefined;
  /** Whether it is known what occurs: a filter that would find nothing is left out then. */
  isKnown?: boolean;
};

/**
 * Filters of a list. The values are in `search`, which a route keeps in its address. On phones there is one row: the
 * search, the order, and a button that opens the rest.
 */
export function TableFilters<Search extends TableSearch>({ isKnown = false, ...given }: Props<Search>) {
  const { search, onSearch } = given;
  const filters = given.filters.filter((filter) => search[filter.key] !== undefined || canFind(filter, isKnown));
  const props = { ...given, filters };
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
        <ChosenFilters {...props} isPhone />
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
      <ChosenFilters {...props} />
    </div>
  );
}

function canFind(filter: TableFilter, isKnown: boolean): boolean {
  if (filter.kind === 'toggle') return filter.occurs !== false;
  return filter.kind !== 'select' || !isKnown || filter.options.length > 0;
}

type Set = (key: string, value: string | null) => void;

type RowProps<Search extends TableSearch> = Props<Search> & {
  set: Set;
  control: (filter: TableFilter) => ReactNode;
};

function PhoneRow<Search extends TableSearch>({ filters, search, onSearch, total, set, control }: RowProps<Search>) {
  const texts = filters.filter((filter) => filter.kind === 'text' || (filter.kind === 'own' && filter.first));
  const folded = filters.filter((filter) => isFolded(filter.kind) && !texts.includes(filter));
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

const isFolded = (kind: TableFilter['kind']) => kind === 'select' || kind === 'toggle' || kind === 'own';

/** One button with the number of filters that are set, and the sheet it opens. */
function Sheet<Search extends TableSearch>({ filters, search, onSearch, total }: Props<Search>) {
  const { t } = useTranslation('ui');
  const [opened, sheet] = useDisclosure(false);
  const [used, use] = useDisclosure(false);
  // What closing without a choice goes back to.
  const before = useRef(search);
  const chosen = filters.filter((filter) => keysOf(filter).some((key) => search[key])).length;
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
            onClear={() => onSearch(filters.flatMap(keysOf).reduce((left, key) => withValue(left, key, null), search))}
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
