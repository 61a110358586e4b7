import { Button, Drawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../dialog/opener-focus.ts';
import { type ControlProps, SelectFilter } from './filter-controls.tsx';
import classes from './filter-sheet.module.css';
import type { TableFilter } from './table-filters.tsx';
import type { TableSearch } from './table-search.ts';

type Props = {
  filters: readonly TableFilter[];
  search: TableSearch;
  set: (key: string, value: string | null) => void;
  onClear: () => void;
  total: number | undefined;
  opened: boolean;
  /** Keeps what was chosen. */
  onDone: () => void;
  /** Back to what was set before the sheet opened. */
  onLeave: () => void;
};

/** More choices than this are a list to search in. */
const mostChips = 7;

/** The filters of a list on a phone, over its lower part. They apply at once, so that the total is true. */
export function FilterSheet({ filters, search, set, onClear, total, opened, onDone, onLeave }: Props) {
  const { t } = useTranslation('ui');
  useOpenerFocus(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onLeave}
      position="bottom"
      // Not as the class of the content: what holds it would get it as well, and stand at the top.
      classNames={{ content: classes.sheet ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('filters.fold')}>
        <Drawer.Body className={classes.body ?? ''}>
          <div className={classes.head}>
            <h2 className={classes.heading}>{t('filters.fold')}</h2>
            <Button variant="subtle" onClick={onClear}>
              {t('filters.clear')}
            </Button>
            <Drawer.CloseButton aria-label={t('filters.leave')} />
          </div>
          {filters.map((filter) => (
            <SheetControl
              key={filter.key}
              filter={filter}
              value={search[filter.key]}
              onChange={(value) => set(filter.key, value)}
            />
          ))}
          <div className={classes.foot}>
            <Button fullWidth size="lg" onClick={onDone}>
              {total === undefined ? t('filters.show') : t('filters.showCount', { count: total })}
            </Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function SheetControl({ filter, value, onChange }: ControlProps) {
  if (filter.kind === 'toggle') {
    return (
      <div className={classes.group}>
        <Chip
          label={filter.label}
          count={filter.count}
          on={value === 'true'}
          onSelect={() => onChange(value ? null : 'true')}
        />
      </div>
    );
  }
  if (filter.kind === 'own') {
    return (
      <div className={classes.group}>
        <p className={classes.name}>{filter.label}</p>
        {filter.control('sheet')}
      </div>
    );
  }
  if (filter.kind !== 'select') return null;
  if (filter.options.length > mostChips) {
    return (
      <div className={classes.group}>
        <p className={classes.name}>{filter.label}</p>
        <SelectFilter filter={filter} value={value} onChange={onChange} />
      </div>
    );
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.name}>{filter.label}</legend>
      {filter.options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          count={option.count}
          on={value === option.value}
          onSelect={() => onChange(value === option.value ? null : option.value)}
        />
      ))}
    </fieldset>
  );
}

type ChipProps = { label: string; count: number | undefined; on: boolean; onSelect: () => void };

function Chip({ label, count, on, onSelect }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={on} onClick={onSelect}>
      {on && <Check size={16} aria-hidden />}
      {label}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </button>
  );
}
