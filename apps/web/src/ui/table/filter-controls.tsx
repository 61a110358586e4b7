import { Box, Button, CloseButton, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { ArrowDownWideNarrow, ChevronDown, Search as SearchIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from '../fields/accent-filter.ts';
import { useTypedSearch } from '../use-typed-search.ts';
import { roomOf } from './filter-room.ts';
import classes from './table-filters.module.css';
import type { FilterOption, TableFilter } from './table-filters.tsx';

export type ControlProps<Kind extends TableFilter['kind'] = TableFilter['kind']> = {
  filter: Extract<TableFilter, { kind: Kind }>;
  value: string | undefined;
  onChange: (value: string | null) => void;
};

export function FilterControl({ filter, value, onChange }: ControlProps) {
  switch (filter.kind) {
    case 'tabs':
      return <Tabs filter={filter} value={value} onChange={onChange} />;
    case 'text':
      return <TextFilter filter={filter} value={value} onChange={onChange} />;
    case 'select':
      return <SelectFilter filter={filter} value={value} onChange={onChange} />;
    case 'toggle':
      return <ToggleFilter filter={filter} value={value} onChange={onChange} />;
    case 'order':
      return <OrderSelect filter={filter} value={value} onChange={onChange} />;
    case 'own':
      return (
        <Box className={classes.own ?? ''} data-first={filter.first} style={roomFor(filter)}>
          {filter.control('row')}
        </Box>
      );
  }
}

/** Read by the style of the control. */
const roomFor = (filter: TableFilter) => ({ '--f-room': `${roomOf(filter)}px` });

/** `inside` a popover its choices belong to it: one that was elsewhere in the page would close it. */
export function SelectFilter({
  filter,
  value,
  onChange,
  inside = false,
}: ControlProps<'select'> & { inside?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Select
      className={classes.select ?? ''}
      style={roomFor(filter)}
      size="sm"
      aria-label={filter.label}
      placeholder={filter.label}
      data={filter.options.map(({ value: option, label }) => ({ value: option, label }))}
      value={value ?? null}
      onChange={onChange}
      // However few there are: whoever knows the name types it, as in the fields of forms.
      searchable
      // What is beside a filter that was taken back gets the focus, and covers nothing.
      openOnFocus={false}
      clearable
      rightSection={<ChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      filter={accentFilter}
      clearButtonProps={{ 'aria-label': t('filters.remove', { label: filter.label }) }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', withinPortal: !inside }}
    />
  );
}

function ToggleFilter({ filter, value, onChange }: ControlProps<'toggle'>) {
  return (
    <Button
      className={classes.toggle ?? ''}
      variant="default"
      aria-pressed={value === 'true'}
      rightSection={
        filter.count ? (
          <span className={classes.count} data-late={filter.late || undefined}>
            {filter.count}
          </span>
        ) : undefined
      }
      onClick={() => onChange(value ? null : 'true')}
    >
      {filter.label}
    </Button>
  );
}

function OrderSelect({ filter, value, onChange }: ControlProps<'order'>) {
  const [first] = filter.options;
  return (
    <Select
      className={classes.order ?? ''}
      style={roomFor(filter)}
      size="sm"
      aria-label={filter.label}
      leftSection={<ArrowDownWideNarrow size={16} aria-hidden />}
      rightSection={<ChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      allowDeselect={false}
      data={filter.options.map(({ value: option, label }) => ({ value: option, label }))}
      value={value ?? first?.value ?? null}
      onChange={(chosen) => onChange(chosen === first?.value ? null : chosen)}
    />
  );
}

/** The order on a phone: a button with the phone's own list of choices behind it. */
export function OrderButton({ filter, value, onChange }: ControlProps<'order'>) {
  const [first] = filter.options;
  return (
    <span className={classes.orderButton}>
      <ArrowDownWideNarrow size={20} aria-hidden />
      <select
        aria-label={filter.label}
        value={value ?? first?.value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === first?.value ? null : currentTarget.value)}
      >
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

function Tabs({ filter, value, onChange }: ControlProps<'tabs'>) {
  const options: FilterOption[] = [{ value: '', label: filter.any }, ...filter.options];
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
  const { typed, type } = useTypedSearch(value, onChange);
  return (
    <TextInput
      className={classes.text ?? ''}
      style={roomFor(filter)}
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
