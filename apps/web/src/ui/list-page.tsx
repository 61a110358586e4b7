import { Button, type ButtonProps } from '@mantine/core';
import { Download, type LucideIcon } from 'lucide-react';
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import classes from './list-page.module.css';
import { PageHeader } from './page-header.tsx';
import { EmptyState } from './states/empty-state.tsx';
import { DataTable, type DataTableProps } from './table/data-table.tsx';
import type { TableSearch } from './table/table-search.ts';

/** With `moreThanTotal` the total is a lower bound and is not shown. */
type Page<Row> = { items: readonly Row[]; total: number; moreThanTotal?: boolean; understood?: string | null };

/** The part of a paged query that a list needs. */
type PagedQuery<Row> = {
  data: { pages: readonly Page<Row>[] } | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
};

/** What an empty list shows: without filters, or with filters and a button that removes them (`all`). */
export type Nothing = {
  icon: LucideIcon;
  title: string;
  description: string;
  all?: { label: string; onAll: () => void };
};

type FromQuery = 'rows' | 'error' | 'onRetry' | 'total' | 'understood' | 'onMore' | 'loadingMore' | 'empty';

type ListProps<Row, Search extends TableSearch> = Omit<DataTableProps<Row, Search>, FromQuery> & {
  query: PagedQuery<Row>;
  empty: Nothing | ReactElement;
};

/** A table of a paged query: rows, total, and a button for more. */
export function ListTable<Row, Search extends TableSearch>({ query, empty, ...table }: ListProps<Row, Search>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const [first] = data?.pages ?? [];
  return (
    <DataTable
      {...table}
      rows={data?.pages.flatMap(({ items }) => items)}
      error={error}
      onRetry={() => void refetch()}
      {...(first && !first.moreThanTotal && { total: first.total })}
      understood={first?.understood}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      loadingMore={isFetchingNextPage}
      empty={isValidElement(empty) ? empty : <NothingHere {...empty} />}
    />
  );
}

function NothingHere({ icon: Icon, title, description, all }: Nothing) {
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} aria-hidden />}
      title={title}
      description={description}
      {...(all && {
        action: (
          <Button variant="default" onClick={all.onAll}>
            {all.label}
          </Button>
        ),
      })}
    />
  );
}

type Export = { label: string; isBusy: boolean; start: () => void };

type Props<Row, Search extends TableSearch> = Omit<ListProps<Row, Search>, 'label'> & {
  title: string;
  /** Names the list for screen readers where the heading does not. */
  label?: string;
  lead?: ReactNode;
  /** Beside the heading. */
  buttons?: ReactNode;
  /** All rows as a file; null for people who may not export. */
  exported?: Export | null;
  /** Between the heading and the table: filters that were set elsewhere. */
  above?: ReactNode;
  below?: ReactNode;
  className?: string | undefined;
};

/** A page that is a list: heading, filters in the address, columns, total, export, and a button for more. */
export function ListPage<Row, Search extends TableSearch>(props: Props<Row, Search>) {
  const { title, label = title, lead, buttons, exported, above, below, className, ...list } = props;
  return (
    <div className={className} data-density="workplace">
      <PageHeader
        ofList
        title={title}
        meta={lead}
        actions={
          (buttons || exported) && (
            <>
              {buttons}
              {exported && <ExportButton {...exported} />}
            </>
          )
        }
      />
      {above}
      <ListTable {...list} label={label} />
      {below}
    </div>
  );
}

type ListButtonProps = Pick<ButtonProps, 'variant' | 'loading'> &
  Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-haspopup' | 'ref'> & {
    icon: LucideIcon;
    label: string;
    /** A link that looks like a button. */
    renderRoot?: (props: Record<string, unknown>) => ReactNode;
  };

/** A button beside the heading of a list; on phones only its icon. */
export function ListButton({ icon: Icon, label, variant = 'default', ...button }: ListButtonProps) {
  return (
    <Button
      variant={variant}
      leftSection={<Icon size={16} aria-hidden />}
      title={label}
      {...button}
      // Last, because what opens at a button hands it an empty one.
      className={classes.button ?? ''}
    >
      <span className={classes.word}>{label}</span>
    </Button>
  );
}

/** Everything that a list holds, as a file. */
export function ExportButton({ label, isBusy, start, variant = 'default' }: Export & Pick<ButtonProps, 'variant'>) {
  return <ListButton icon={Download} label={label} variant={variant} loading={isBusy} onClick={() => start()} />;
}
