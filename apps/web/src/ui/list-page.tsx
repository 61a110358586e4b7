import { Button } from '@mantine/core';
import { Download, type LucideIcon } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import { EmptyState } from './states/empty-state.tsx';
import { DataTable, type DataTableProps } from './table/data-table.tsx';
import type { TableSearch } from './table/table-search.ts';

/** A total that is only a lower bound is not shown. */
type Page<Row> = { items: readonly Row[]; total: number; moreThanTotal?: boolean };

/** As much of a paged query as a list needs. */
type PagedQuery<Row> = {
  data: { pages: readonly Page<Row>[] } | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
};

/** Nothing at all, or nothing with these filters; `all` is the way back to everything. */
export type Nothing = {
  icon: LucideIcon;
  title: string;
  description: string;
  all?: { label: string; onAll: () => void };
};

type FromQuery = 'rows' | 'error' | 'onRetry' | 'total' | 'onMore' | 'loadingMore' | 'empty';

type ListProps<Row, Search extends TableSearch> = Omit<DataTableProps<Row, Search>, FromQuery> & {
  query: PagedQuery<Row>;
  empty: Nothing | ReactElement;
};

/** A table of what a paged query answers: its rows, how many there are, and more of them. */
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

type Props<Row, Search extends TableSearch> = Omit<ListProps<Row, Search>, 'label'> & {
  title: string;
  /** What the list holds, where the heading does not say it. */
  label?: string;
  lead?: ReactNode;
  /** Beside the heading. */
  buttons?: ReactNode;
  /** All rows as a file; null for whoever may not take them out. */
  exported?: { label: string; isBusy: boolean; start: () => void } | null;
  /** Between the heading and the table: filters that came from elsewhere. */
  above?: ReactNode;
  className?: string | undefined;
};

/** A page that is a list: heading, filters in the address, columns, count, export, and more at its foot. */
export function ListPage<Row, Search extends TableSearch>(props: Props<Row, Search>) {
  const { title, label = title, lead, buttons, exported, above, className, ...list } = props;
  return (
    <div className={className} data-density="workplace">
      <PageHeader
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
    </div>
  );
}

function ExportButton({ label, isBusy, start }: NonNullable<Props<unknown, TableSearch>['exported']>) {
  return (
    <Button variant="default" leftSection={<Download size={16} aria-hidden />} loading={isBusy} onClick={() => start()}>
      {label}
    </Button>
  );
}
