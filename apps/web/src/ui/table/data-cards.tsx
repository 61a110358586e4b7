import { Select } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../card.tsx';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table.tsx';
import { RowMenu } from './row-menu.tsx';
import { type TableSearch, withValue } from './table-search.ts';

type Props<Row, Search extends TableSearch> = DataTableProps<Row, Search> & { rows: readonly Row[] };

/** The table on narrow screens: a card per row, each column as name and value. */
export function DataCards<Row, Search extends TableSearch>(props: Props<Row, Search>) {
  const { label, columns, rows, rowKey, rowName, actions } = props;
  const [heading, ...facts] = columns;
  return (
    <>
      <SortSelect {...props} />
      <Card padding="rows" as="ul" label={label}>
        {rows.map((row) => (
          <CardRow key={rowKey(row)} as="li">
            <div className={classes.cardHead}>
              <div className={classes.cardTitle}>{heading?.cell(row)}</div>
              {actions && <RowMenu row={rowName(row)} actions={actions(row)} />}
            </div>
            <dl className={classes.facts}>
              {facts.map((column) => (
                <div key={column.key} className={classes.fact}>
                  <dt className={classes.factName}>{column.header}</dt>
                  <dd className={classes.factValue}>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </CardRow>
        ))}
      </Card>
    </>
  );
}

/** Cards have no column heads to press, so sorting is a select. */
function SortSelect<Row, Search extends TableSearch>({ columns, search, onSearch }: Props<Row, Search>) {
  const { t } = useTranslation('ui');
  const { sort } = search;
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <Select
      className={classes.sortSelect ?? ''}
      size="sm"
      aria-label={t('table.sortBy')}
      placeholder={t('table.sortBy')}
      clearable
      rightSection={<ChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      data={sortable.flatMap(({ key, header }) => [
        { value: key, label: `${header} ↑` },
        { value: `-${key}`, label: `${header} ↓` },
      ])}
      value={sort ?? null}
      onChange={(chosen) => onSearch(withValue(search, 'sort', chosen))}
    />
  );
}
