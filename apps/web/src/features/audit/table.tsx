import type { AuditEntry } from '@fonendo/contract/audit.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListTable, type Nothing } from '../../ui/list-page.tsx';
import classes from './audit.module.css';
import { auditPageQuery } from './audit.queries.ts';
import { AuditCard, useAuditColumns } from './columns.tsx';
import { areOutOfOrder } from './days-in-order.ts';
import type { AuditSearch } from './search.ts';

type Props = {
  label?: string;
  search: AuditSearch;
  pageSize?: number;
  /** False where every entry is about the same kind of thing. */
  withSubject?: boolean;
  empty: Nothing;
};

/** Audit entries inside another page. */
export function AuditTable({ label, search, pageSize, withSubject = true, empty }: Props) {
  const { t } = useTranslation('audit');
  const { columns, ...list } = useAuditList(search, pageSize);
  return (
    <>
      <ListTable
        {...list}
        label={label ?? t('label')}
        columns={withSubject ? columns : columns.filter(({ key }) => key !== 'subject')}
        card={(entry) => <AuditCard entry={entry} withSubject={withSubject} />}
        search={search}
        onSearch={() => undefined}
        empty={empty}
      />
      <TimeZone query={list.query} />
    </>
  );
}

/** What every list of audit entries needs. */
export function useAuditList(search: AuditSearch, pageSize?: number) {
  // Days out of order have no entries: the server need not be asked.
  const isNever = areOutOfOrder(search);
  const asked = useInfiniteQuery({ ...auditPageQuery(search, pageSize), enabled: !isNever });
  const query = isNever ? { ...asked, data: { pages: [], pageParams: [] }, error: null, hasNextPage: false } : asked;
  const idOf = ({ id }: AuditEntry) => id;
  return { query, columns: useAuditColumns(), rowKey: idOf, rowName: idOf };
}

export function TimeZone({ query: { data } }: Pick<ReturnType<typeof useAuditList>, 'query'>) {
  const { t } = useTranslation('audit');
  return data?.pages.some(({ items }) => items.length > 0) && <p className={classes.zone}>{t('timeZone')}</p>;
}
