import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keysOf } from './chosen-filters.tsx';
import { SelectFilter } from './filter-controls.tsx';
import type { FoldedFilter } from './filter-room.ts';
import classes from './more-filters.module.css';
import type { TableSearch } from './table-search.ts';

type Props = {
  filters: readonly FoldedFilter[];
  search: TableSearch;
  set: (key: string, value: string | null) => void;
};

/** The filters that are seldom set, behind one button that says how many are. */
export function MoreFilters({ filters, search, set }: Props) {
  const { t } = useTranslation('ui');
  const chosen = filters.filter((filter) => keysOf(filter).some((key) => search[key])).length;
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
            {filter.kind === 'own' ? (
              filter.control('popover')
            ) : (
              <SelectFilter
                inside
                filter={filter}
                value={search[filter.key]}
                onChange={(value) => set(filter.key, value)}
              />
            )}
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
