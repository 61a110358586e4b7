import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { allPaymentsQuery } from './payments.queries.ts';

/** The payments and invoices of one person; for administrators. */
export function UserPayments({ userId }: { userId: string }) {
  const { t } = useTranslation('payments');
  const { what, status, date, total, invoice } = usePaymentColumns();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    allPaymentsQuery({ userId }),
  );
  const [first] = data?.pages ?? [];
  return (
    <DataTable
      label={t('all.label')}
      columns={[what, status, date, total, invoice]}
      rows={data?.pages.flatMap(({ items }) => items)}
      rowKey={({ id }) => id}
      rowName={({ buyer }) => buyer.name}
      search={{}}
      onSearch={() => undefined}
      error={error}
      onRetry={() => void refetch()}
      {...(first && { total: first.total })}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      loadingMore={isFetchingNextPage}
      empty={
        <EmptyState
          icon={<ReceiptText size={26} strokeWidth={1.75} aria-hidden />}
          title={t('all.empty')}
          description={t('all.emptyHelp')}
        />
      }
    />
  );
}
