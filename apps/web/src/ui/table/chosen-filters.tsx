import { Button, UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './chosen-filters.module.css';
import type { TableFilter } from './table-filters.tsx';
import { type TableSearch, withValue } from './table-search.ts';

type Props<Search extends TableSearch> = {
  filters: readonly TableFilter[];
  search: Search;
  onSearch: (search: Search) => void;
  isPhone?: boolean;
};

/** What a filter sets in the address. */
export const keysOf = (filter: TableFilter): readonly string[] => (filter.kind === 'own' ? filter.keys : [filter.key]);

/** What is set, each with a button that removes it. */
export function ChosenFilters<Search extends TableSearch>(props: Props<Search>) {
  const { filters, search, onSearch, isPhone = false } = props;
  const { t } = useTranslation('ui');
  const chosen = filters.flatMap((filter) => tagsOf(filter, search[filter.key], isPhone));
  if (chosen.length === 0) return null;
  return (
    <div className={classes.chosen}>
      {chosen.map(({ key, label }) => (
        <FilterTag key={key} label={label} onRemove={() => onSearch(withValue(search, key, null))} />
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

/** An active filter; pressing it removes it. */
export function FilterTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <UnstyledButton className={classes.tag} onClick={onRemove} aria-label={t('filters.remove', { label })}>
      {label}
      <X size={14} aria-hidden />
    </UnstyledButton>
  );
}

function tagsOf(filter: TableFilter, value: string | undefined, isPhone: boolean) {
  if (filter.kind === 'own') return filter.chosen;
  if (!value || filter.kind === 'tabs' || filter.kind === 'order') return [];
  // On a wide screen the pressed button itself says so.
  if (filter.kind === 'toggle') return isPhone ? [{ key: filter.key, label: filter.label }] : [];
  const label = filter.kind === 'text' ? `«${value}»` : filter.options.find((option) => option.value === value)?.label;
  return [{ key: filter.key, label: label ?? value }];
}
