import type { AuditEntry } from '@fonendo/contract/audit.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table.tsx';
import type { TableFilter } from '../../ui/table-filters.tsx';
import classes from './audit.module.css';
import { auditPageQuery } from './audit.queries.ts';
import { useAuditColumns } from './audit-columns.tsx';
import type { AuditSearch } from './audit-search.ts';

type Props = {
  label?: string;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
  filters?: readonly TableFilter[];
  pageSize?: number;
  /** Where every entry is about the same kind of thing, a column that says so says nothing. */
  withSubject?: boolean;
  empty: ReactNode;
};

export function AuditTable({ label, search, onSearch, filters, pageSize, withSubject = true, empty }: Props) {
  const { t } = useTranslation('audit');
  const columns = useAuditColumns();
  const shown = withSubject ? columns : columns.filter(({ key }) => key !== 'subject');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditPageQuery(search, pageSize),
  );
  const [first] = data?.pages ?? [];
  const rows: AuditEntry[] | undefined = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <DataTable
        label={label ?? t('label')}
        columns={shown}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        {...(filters && { filters })}
        search={search}
        onSearch={onSearch}
        error={error}
        onRetry={() => void refetch()}
        {...(first && { total: first.total })}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        loadingMore={isFetchingNextPage}
        empty={empty}
      />
      {rows && rows.length > 0 && <p className={classes.zone}>{t('timeZone')}</p>}
    </>
  );
}
