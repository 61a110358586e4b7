import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../ui/list-page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { allPaymentsQuery } from './payments.queries.ts';

/** The payments and invoices of one person; for administrators. */
export function UserPayments({ userId }: { userId: string }) {
  const { t } = useTranslation('payments');
  const { what, status, date, total, invoice } = usePaymentColumns();
  const query = useInfiniteQuery(allPaymentsQuery({ userId }));
  return (
    <ListTable
      label={t('all.label')}
      columns={[what, status, date, total, invoice]}
      query={query}
      rowKey={({ id }) => id}
      rowName={({ buyer }) => buyer.name}
      search={{}}
      onSearch={() => undefined}
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
