import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectFilter } from './filter-controls.tsx';
import classes from './more-filters.module.css';
import type { TableFilter } from './table-filters.tsx';
import type { TableSearch } from './table-search.ts';

type Props = {
  filters: readonly Extract<TableFilter, { kind: 'select' }>[];
  search: TableSearch;
  set: (key: string, value: string | null) => void;
};

/** The filters that are seldom set, behind one button that says how many are. */
export function MoreFilters({ filters, search, set }: Props) {
  const { t } = useTranslation('ui');
  const chosen = filters.filter(({ key }) => search[key]).length;
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus width={300}>
      <Popover.Target>
        <Button
          className={classes.button ?? ''}
          variant="default"
          leftSection={<SlidersHorizontal size={16} aria-hidden />}
          rightSection={chosen > 0 ? <span className={classes.count}>{chosen}</span> : undefined}
          data-on={chosen > 0 || undefined}
        >
          {t('filters.more')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={t('filters.more')}>
        {filters.map((filter) => (
          <div key={filter.key}>
            <p className={classes.name} aria-hidden="true">
              {filter.label}
            </p>
            <SelectFilter
              inside
              filter={filter}
              value={search[filter.key]}
              onChange={(value) => set(filter.key, value)}
            />
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
