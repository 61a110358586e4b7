import type { Payment, PaymentPage } from '@fonendo/contract/payments.schema';
import { paymentStatuses, products } from '@fonendo/domain/payments/payment.lifecycle';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePen, ReceiptText, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../platform/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { MailAddress } from '../../ui/table/mail-address.tsx';
import { occurring } from '../../ui/table/occurring.ts';
import rows from '../../ui/table/row-link.module.css';
import type { TableFilter } from '../../ui/table/table-filters.tsx';
import { type AllPaymentsSearch, filterOf } from './all-payments-search.ts';
import { InvoiceRegistry } from './invoices/registry.tsx';
import classes from './payment-columns.module.css';
import { PaymentCard, usePaymentColumns, useProductNames } from './payment-columns.tsx';
import { allPaymentsQuery } from './payments.queries.ts';

const RectifyDialog = lazy(async () => ({ default: (await import('./invoices/rectify-dialog.tsx')).RectifyDialog }));

type Props = { search: AllPaymentsSearch; onSearch: (search: AllPaymentsSearch) => void };

/** Everybody's payments and invoices; for administrators. */
export function AllPaymentsScreen({ search, onSearch }: Props) {
  const { t } = useTranslation('payments');
  const columns = useColumns();
  const query = useInfiniteQuery(allPaymentsQuery(filterOf(search)));
  const filters = useFilters(search, query.data?.pages[0]?.choices);
  const [rectified, setRectified] = useState<Payment | null>(null);
  const { user: _user, ...rest } = search;
  return (
    <ListPage
      title={t('all.heading')}
      label={t('all.label')}
      above={
        search.user && (
          <p className={classes.user}>
            {t('all.user')}
            <Button variant="subtle" size="sm" onClick={() => onSearch(rest)}>
              {t('all.everybody')}
            </Button>
          </p>
        )
      }
      query={query}
      columns={columns}
      card={(row, menu) => <PaymentCard payment={row} menu={menu} />}
      rowKey={({ id }) => id}
      rowName={({ buyer }) => buyer.name}
      actions={({ id, invoiceNumber, ...payment }) =>
        invoiceNumber
          ? [
              {
                key: 'rectify',
                label: t('rectify.action'),
                icon: <FilePen size={16} aria-hidden />,
                onSelect: () => setRectified({ id, invoiceNumber, ...payment }),
              },
            ]
          : []
      }
      below={
        <div className={classes.below}>
          <InvoiceRegistry />
          {rectified && (
            <Suspense>
              <RectifyDialog payment={rectified} onClose={() => setRectified(null)} />
            </Suspense>
          )}
        </div>
      }
      filters={filters}
      search={search}
      onSearch={onSearch}
      empty={
        Object.keys(search).length > 0
          ? {
              icon: SearchX,
              title: t('all.none'),
              description: t('all.noneHelp'),
              all: { label: t('all.clear'), onAll: () => onSearch({}) },
            }
          : { icon: ReceiptText, title: t('all.empty'), description: t('all.emptyHelp') }
      }
    />
  );
}

function useColumns(): readonly Column<Payment>[] {
  const { t } = useTranslation('payments');
  const nameOf = useProductNames();
  const { status, date, total, invoice } = usePaymentColumns();
  // One column for two short facts: what was bought needs the room.
  const state: Column<Payment> = {
    ...status,
    cell: (payment) => (
      <>
        {status.cell(payment)}
        <span className={rows.second}>{date.cell(payment)}</span>
      </>
    ),
  };
  const buyer: Column<Payment> = {
    key: 'buyer',
    header: t('all.buyer'),
    cell: (payment) => (
      <>
        <span className={classes.name}>{payment.buyer.name || '—'}</span>
        <MailAddress>{payment.buyer.email}</MailAddress>
      </>
    ),
  };
  return [buyer, { key: 'what', header: t('history.what'), spare: 1, cell: nameOf }, state, total, invoice];
}

function useFilters(
  { status, product, month }: AllPaymentsSearch,
  choices: PaymentPage['choices'] = null,
): TableFilter[] {
  const { t } = useTranslation(['payments', 'core']);
  const months = [...new Set([...(choices?.months ?? []), ...(month ? [month] : [])])];
  return [
    { kind: 'text', key: 'q', label: t('all.search') },
    {
      kind: 'select',
      key: 'status',
      label: t('history.status'),
      options: occurring(
        paymentStatuses.map((value) => ({ value, label: t(`core:statuses.payment.${value}`) })),
        choices?.statuses,
        status,
      ),
    },
    {
      kind: 'select',
      key: 'product',
      label: t('all.product'),
      options: occurring(
        products.map((value) => ({ value, label: t(`products.${value}`) })),
        choices?.products,
        product,
      ),
    },
    {
      kind: 'select',
      key: 'month',
      label: t('all.month'),
      options: months.map((value) => ({ value, label: formatMonth(value) })),
    },
  ];
}
