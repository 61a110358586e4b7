import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListTable, type Nothing } from '../../ui/list-page.tsx';
import type { TableFilter } from '../../ui/table/table-filters.tsx';
import classes from './audit.module.css';
import { auditPageQuery } from './audit.queries.ts';
import { useAuditColumns } from './columns.tsx';
import type { AuditSearch } from './search.ts';

type Props = {
  label?: string;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
  filters?: readonly TableFilter[];
  pageSize?: number;
  /** Where every entry is about the same kind of thing, a column that says so says nothing. */
  withSubject?: boolean;
  empty: Nothing;
};

export function AuditTable({ label, search, onSearch, filters, pageSize, withSubject = true, empty }: Props) {
  const { t } = useTranslation('audit');
  const columns = useAuditColumns();
  const shown = withSubject ? columns : columns.filter(({ key }) => key !== 'subject');
  const query = useInfiniteQuery(auditPageQuery(search, pageSize));
  return (
    <>
      <ListTable
        query={query}
        label={label ?? t('label')}
        columns={shown}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        {...(filters && { filters })}
        search={search}
        onSearch={onSearch}
        empty={empty}
      />
      {query.data?.pages.some(({ items }) => items.length > 0) && <p className={classes.zone}>{t('timeZone')}</p>}
    </>
  );
}
