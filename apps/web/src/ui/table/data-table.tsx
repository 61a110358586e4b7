import { Button, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../card.tsx';
import { SkipLinks } from '../skip/skip-links.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { LoadingState } from '../states/loading-state.tsx';
import { UnderstoodSearch } from '../states/understood-search.tsx';
import { useElementWidth } from '../use-element-width.ts';
import { DataCards } from './data-cards.tsx';
import classes from './data-table.module.css';
import { type RowAction, RowMenu } from './row-menu.tsx';
import { type TableFilter, TableFilters } from './table-filters.tsx';
import { nextSort, parseSort, type TableSearch, withValue } from './table-search.ts';

export type Column<Row> = {
  key: string;
  header: string;
  /**
   * Null where there is nothing to say: a dash in the table, left out on cards. `beside` are the columns that are shown:
   * where one was left out another may say what it says.
   */
  cell: (row: Row, beside?: readonly string[]) => ReactNode;
  /** Numbers are aligned to the right, so that their digits line up. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Where the table does not fit, these columns are left out one by one, the lowest first, before it becomes cards. */
  spare?: number;
};

export type DataTableProps<Row, Search extends TableSearch> = {
  /** What the list holds, for screen readers: "Ofertas". */
  label: string;
  /** The first one names the row; on cards it is the heading. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  /** The row on a narrow screen, with the button of its actions; without it each column is a name and a value. */
  card?: (row: Row, menu: ReactNode) => ReactNode;
  filters?: readonly TableFilter[];
  /** Filters and `sort` as plain strings; the route keeps them in its address. */
  search: Search;
  onSearch: (search: Search) => void;
  error?: unknown;
  onRetry?: () => void;
  /** Shown if there are no rows; the caller knows whether filters are the reason. */
  empty: ReactNode;
  /** The number of all rows, if the server counted them. */
  total?: number;
  /** What was searched for instead of what was typed. */
  understood?: string | null | undefined;
  /** Set if there are more rows after the last one. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
};

/** A table narrower than this becomes cards; one whose needed columns are wider does so sooner. */
const narrowestTable = 680;

type Fitting = { width: number; onTooWide: (needed: number) => void };

export function DataTable<Row, Search extends TableSearch>(props: DataTableProps<Row, Search>) {
  const { search, onSearch, total } = props;
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const { columns, onTooWide } = useFittingColumns(props.columns, width ?? Number.POSITIVE_INFINITY);
  const cards = columns === null;
  const filters = useFilters(props, columns ?? []);
  const listId = useId();
  const { t } = useTranslation('ui');
  return (
    <div ref={ref}>
      {filters.length > 0 && (
        <>
          <SkipLinks links={[{ to: listId, label: t('table.skip') }]} />
          <TableFilters
            filters={filters}
            search={search}
            onSearch={onSearch}
            total={total}
            isKnown={props.rows !== undefined}
          />
        </>
      )}
      <UnderstoodSearch understood={props.understood} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside, which have their own roles */}
      <div id={listId} tabIndex={-1} className={classes.list} onKeyDown={moveBetweenRows}>
        {width !== null && (
          <Body {...props} columns={columns ?? props.columns} width={width} cards={cards} onTooWide={onTooWide} />
        )}
      </div>
    </div>
  );
}

const steps: Partial<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Arrow keys go from the link of one row to that of the next; from the list itself to the first. */
function moveBetweenRows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody > tr, ul > li')];
  const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? []);
  const isList = event.target === event.currentTarget;
  const at = isList ? -1 : links.indexOf(event.target as HTMLElement);
  if (at < 0 && !isList) return;
  event.preventDefault();
  const places = { next: at + 1, previous: Math.max(0, at - 1), first: 0, last: links.length - 1 };
  links[places[step]]?.focus();
}

/** The columns for which there is room, null if for too few. How much room they need is known once they were measured. */
function useFittingColumns<Row>(all: readonly Column<Row>[], width: number) {
  const shape = all.map(({ key }) => key).join();
  const [measured, setMeasured] = useState<{ shape: string; needed: readonly number[] }>({ shape, needed: [] });
  const needed = measured.shape === shape ? measured.needed : [];
  const spare = all
    .flatMap(({ key, spare: rank }) => (rank === undefined ? [] : [{ key, rank }]))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ key }) => key);
  const left = needed.findIndex((room) => room <= width);
  const dropped = left < 0 ? needed.length : left;
  const fits = width >= narrowestTable && dropped <= spare.length;
  const without = spare.slice(0, dropped);
  return {
    columns: fits ? all.filter(({ key }) => !without.includes(key)) : null,
    onTooWide: (room: number) => setMeasured({ shape, needed: [...needed.slice(0, dropped), room] }),
  };
}

/** Without a column's head to press, the order is chosen beside the filters. */
function useFilters<Row, Search extends TableSearch>(
  { filters = [], columns }: DataTableProps<Row, Search>,
  shown: readonly Column<Row>[],
): readonly TableFilter[] {
  const { t } = useTranslation('ui');
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.every((column) => shown.includes(column))) return filters;
  return [
    ...filters,
    {
      kind: 'order',
      key: 'sort',
      label: t('table.sortBy'),
      options: [
        { value: '', label: t('table.usualOrder') },
        ...sortable.flatMap(({ key, header }) => [
          { value: key, label: `${header} ↑` },
          { value: `-${key}`, label: `${header} ↓` },
        ]),
      ],
    },
  ];
}

function Body<Row, Search extends TableSearch>(props: DataTableProps<Row, Search> & Fitting & { cards: boolean }) {
  const { t } = useTranslation('ui');
  const { rows, error, onRetry, empty, cards } = props;
  if (error) {
    return (
      <Card>
        <ErrorState
          title={t('table.errorTitle')}
          description={t('table.errorDescription')}
          {...(onRetry && { onRetry })}
        />
      </Card>
    );
  }
  if (!rows) return <LoadingState of="rows" rows={6} />;
  if (rows.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {cards ? <DataCards {...props} rows={rows} /> : <Rows {...props} rows={rows} />}
      <Foot {...props} shown={rows.length} />
    </>
  );
}

type RowsProps<Row, Search extends TableSearch> = DataTableProps<Row, Search> & Fitting & { rows: readonly Row[] };

function Rows<Row, Search extends TableSearch>(props: RowsProps<Row, Search>) {
  const { label, columns, rows, rowKey, rowName, actions, search, onSearch, width, onTooWide } = props;
  const { t } = useTranslation('ui');
  const table = useRef<HTMLTableElement>(null);
  const beside = columns.map(({ key }) => key);
  // Measured before the paint, so that a table that does not fit is never visible.
  useLayoutEffect(() => {
    const needed = table.current?.offsetWidth ?? 0;
    if (needed > width) onTooWide(needed);
  });
  return (
    <div className={classes.frame}>
      <Table
        ref={table}
        aria-label={label}
        stickyHeader
        stickyHeaderOffset="var(--f-sticky-top)"
        className={classes.table ?? ''}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} search={search} onSearch={onSearch} />
            ))}
            {actions && (
              <Table.Th className={classes.menuHead ?? ''}>
                <span className={classes.hidden}>{t('table.actionsColumn')}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <Table.Th key={column.key} scope="row" className={classes.rowHead ?? ''}>
                    {column.cell(row, beside)}
                  </Table.Th>
                ) : (
                  <Table.Td
                    key={column.key}
                    ta={column.align ?? 'start'}
                    className={classes[column.align ?? 'start'] ?? ''}
                  >
                    {column.cell(row, beside) ?? <span className={classes.nothing}>—</span>}
                  </Table.Td>
                ),
              )}
              {actions && (
                <Table.Td className={classes.menu ?? ''}>
                  <RowMenu row={rowName(row)} actions={actions(row)} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type HeadCellProps<Row, Search extends TableSearch> = {
  column: Column<Row>;
  search: Search;
  onSearch: (search: Search) => void;
};

function HeadCell<Row, Search extends TableSearch>({ column, search, onSearch }: HeadCellProps<Row, Search>) {
  const { sort } = search;
  const order = parseSort(sort);
  const active = order?.key === column.key ? order : null;
  const Arrow = active ? (active.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  const ariaSort = active ? (active.descending ? 'descending' : 'ascending') : 'none';
  return (
    <Table.Th ta={column.align ?? 'start'} {...(column.sortable && { 'aria-sort': ariaSort })}>
      {column.sortable ? (
        <button
          type="button"
          className={classes.sort}
          data-active={active !== null || undefined}
          onClick={() => onSearch(withValue(search, 'sort', nextSort(sort, column.key)))}
        >
          {column.header}
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </Table.Th>
  );
}

function Foot<Row, Search extends TableSearch>(props: DataTableProps<Row, Search> & { shown: number }) {
  const { shown, total, onMore, loadingMore = false } = props;
  const { t } = useTranslation(['ui', 'core']);
  const text =
    total !== undefined && total > shown
      ? t('table.countShown', { shown, total })
      : t('table.count', { count: total ?? shown });
  return (
    <div className={classes.foot}>
      <p className={classes.count} role="status">
        {text}
      </p>
      {onMore && (
        <Button variant="default" onClick={onMore} loading={loadingMore}>
          {t('core:actions.loadMore')}
        </Button>
      )}
    </div>
  );
}
