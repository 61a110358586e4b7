import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { ChevronDown, Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from '../fields/accent-filter.ts';
import { FilterTag } from './filter-tag.tsx';
import classes from './table-filters.module.css';
import { type TableSearch, withValue } from './table-search.ts';

type Option = { value: string; label: string; count?: number };

export type TableFilter =
  | { kind: 'text'; key: string; label: string; placeholder?: string }
  | { kind: 'select'; key: string; label: string; options: readonly Option[] }
  /** The filter that people change most, with its counts visible. `any` is the label for all: "Todas". */
  | { kind: 'tabs'; key: string; label: string; any: string; options: readonly Option[] };

type Props<Search extends TableSearch> = {
  filters: readonly TableFilter[];
  search: Search;
  onSearch: (search: Search) => void;
};

/** Filters of a list. The values are in `search`, which a route keeps in its address. */
export function TableFilters<Search extends TableSearch>({ filters, search, onSearch }: Props<Search>) {
  const { t } = useTranslation('ui');
  const set = (key: string, value: string | null) => onSearch(withValue(search, key, value));
  const chosen = filters.flatMap((filter) => {
    const value = search[filter.key];
    if (!value || filter.kind === 'tabs') return [];
    const label =
      filter.kind === 'text' ? `«${value}»` : filter.options.find((option) => option.value === value)?.label;
    return [{ key: filter.key, label: label ?? value }];
  });
  const clear = () => onSearch(chosen.reduce((left, { key }) => withValue(left, key, null), search));
  const control = (filter: TableFilter) => (
    <FilterControl
      key={filter.key}
      filter={filter}
      value={search[filter.key]}
      onChange={(value) => set(filter.key, value)}
    />
  );
  const lists = filters.filter(({ kind }) => kind === 'select');

  return (
    <div className={classes.filters}>
      <div className={classes.controls}>
        {filters.filter(({ kind }) => kind !== 'select').map(control)}
        {lists.length < 2 ? (
          lists.map(control)
        ) : (
          <Folded chosen={lists.filter(({ key }) => search[key]).length}>{lists.map(control)}</Folded>
        )}
      </div>
      {chosen.length > 0 && (
        <div className={classes.chosen}>
          {chosen.map(({ key, label }) => (
            <FilterTag key={key} label={label} onRemove={() => set(key, null)} />
          ))}
          <Button variant="subtle" size="sm" onClick={clear}>
            {t('filters.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** On phones the selects would push the list off the screen: one button unfolds them. */
function Folded({ chosen, children }: { chosen: number; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [open, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <>
      <Button
        className={classes.fold ?? ''}
        variant="default"
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        rightSection={chosen > 0 && <span className={classes.foldCount}>{chosen}</span>}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {t('filters.fold')}
      </Button>
      <div id={id} className={classes.folded} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}

type ControlProps<Kind extends TableFilter['kind'] = TableFilter['kind']> = {
  filter: Extract<TableFilter, { kind: Kind }>;
  value: string | undefined;
  onChange: (value: string | null) => void;
};

function FilterControl({ filter, value, onChange }: ControlProps) {
  switch (filter.kind) {
    case 'tabs':
      return <Tabs filter={filter} value={value} onChange={onChange} />;
    case 'text':
      return <TextFilter filter={filter} value={value} onChange={onChange} />;
    case 'select':
      return <SelectFilter filter={filter} value={value} onChange={onChange} />;
  }
}

function SelectFilter({ filter, value, onChange }: ControlProps<'select'>) {
  const { t } = useTranslation('ui');
  return (
    <Select
      className={classes.select ?? ''}
      size="sm"
      aria-label={filter.label}
      placeholder={filter.label}
      data={filter.options.map(({ value: option, label }) => ({ value: option, label }))}
      value={value ?? null}
      onChange={onChange}
      searchable={filter.options.length > 8}
      clearable
      rightSection={<ChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      filter={accentFilter}
      clearButtonProps={{ 'aria-label': t('filters.remove', { label: filter.label }) }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}

function Tabs({ filter, value, onChange }: ControlProps<'tabs'>) {
  const options: Option[] = [{ value: '', label: filter.any }, ...filter.options];
  return (
    <fieldset className={classes.tabs} aria-label={filter.label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.tab}
          aria-pressed={(value ?? '') === option.value}
          onClick={() => onChange(option.value || null)}
        >
          {option.label}
          {option.count !== undefined && <span className={classes.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Applied while typing, a moment after the last key. */
function TextFilter({ filter, value = '', onChange }: ControlProps<'text'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const settle = useDebouncedCallback(onChange, 250);
  // Back and forward change the address, and the field follows it.
  useEffect(() => setTyped(value), [value]);
  const type = (next: string) => {
    setTyped(next);
    settle(next.trim());
  };
  return (
    <TextInput
      className={classes.text ?? ''}
      size="sm"
      type="search"
      aria-label={filter.label}
      placeholder={filter.placeholder ?? filter.label}
      leftSection={<SearchIcon size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('actions.clear')} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
