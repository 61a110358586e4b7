import type { Payment } from '@fonendo/contract/payments.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, formatMoment } from '../../platform/format.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import card from '../../ui/table/row-card.module.css';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { InvoiceButton, RectificationButton } from './invoices/invoice-button.tsx';
import classes from './payment-columns.module.css';

/** What a payment was for. */
export function useProductNames(): (payment: Payment) => string {
  const { t } = useTranslation('payments');
  return ({ products }) => products.map((product) => t(`products.${product}`)).join(' + ');
}

/** Columns shared by one's own list and the administrators'. */
export function usePaymentColumns(): Record<'what' | 'status' | 'date' | 'total' | 'invoice', Column<Payment>> {
  const { t } = useTranslation('payments');
  const nameOf = useProductNames();
  return {
    what: {
      key: 'what',
      header: t('history.what'),
      cell: (payment) => <span className={classes.name}>{nameOf(payment)}</span>,
    },
    status: {
      key: 'status',
      header: t('history.status'),
      cell: ({ status }) => <StatusBadge of="payment" status={status} />,
    },
    date: {
      key: 'date',
      header: t('history.date'),
      cell: ({ createdAt }) => (
        <time className={classes.date} dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      ),
    },
    total: {
      key: 'total',
      header: t('history.total'),
      align: 'end',
      cell: ({ totalCents }) => <span className={classes.figure}>{formatCents(totalCents)}</span>,
    },
    invoice: {
      key: 'invoice',
      header: t('history.invoice'),
      cell: ({ id, invoiceNumber, rectifications }) =>
        invoiceNumber ? (
          <span className={classes.invoices}>
            <InvoiceButton discreet paymentId={id} number={invoiceNumber} />
            {rectifications.map((invoice) => (
              <RectificationButton key={invoice.id} paymentId={id} invoice={invoice} />
            ))}
          </span>
        ) : (
          <span className={classes.soft}>{t('history.noInvoice')}</span>
        ),
    },
  };
}

/** A payment of the administrators' table on a narrow screen: who paid, for what, and the invoice. */
export function PaymentCard({ payment, menu }: { payment: Payment; menu: ReactNode }) {
  const nameOf = useProductNames();
  const { status, date, total, invoice } = usePaymentColumns();
  const { name, email } = payment.buyer;
  return (
    <>
      <div className={card.head}>
        <PersonAvatar name={name || email} size={40} />
        <div className={card.who}>
          <span className={classes.name}>{name || email}</span>
          <span className={card.second}>{nameOf(payment)}</span>
        </div>
        {menu}
      </div>
      <div className={card.facts}>
        {status.cell(payment)}
        {total.cell(payment)}
      </div>
      <div className={card.foot}>
        {date.cell(payment)}
        {invoice.cell(payment)}
      </div>
    </>
  );
}
