import type { Payment } from '@fonendo/contract/payments.schema';
import { Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../ui/list-page.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { usePaymentColumns, useProductNames } from './payment-columns.tsx';
import { historyQuery } from './payments.queries.ts';

/** One's own payments, newest first, with their invoices. */
export function PaymentHistory() {
  const { t } = useTranslation('payments');
  const nameOf = useProductNames();
  const { what, status, date, total, invoice } = usePaymentColumns();
  const query = useInfiniteQuery(historyQuery);
  return (
    <Section title={t('history.title')}>
      <ListTable
        label={t('history.label')}
        columns={[what, { ...status, cell: (payment) => <Status payment={payment} /> }, date, total, invoice]}
        query={query}
        rowKey={({ id }) => id}
        rowName={nameOf}
        search={{}}
        onSearch={() => undefined}
        empty={
          <EmptyState
            icon={<ReceiptText size={26} strokeWidth={1.75} aria-hidden />}
            title={t('history.empty')}
            description={t('history.emptyHelp')}
          />
        }
      />
    </Section>
  );
}

/** A pending payment can be continued: its page at the gateway is still open. */
function Status({ payment: { status, checkoutUrl } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <StatusBadge of="payment" status={status} />
      {checkoutUrl && (
        <>
          {' '}
          <Anchor href={checkoutUrl} size="sm">
            {t('history.resume')}
          </Anchor>
        </>
      )}
    </>
  );
}
