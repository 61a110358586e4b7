import type { Payment } from '@fonendo/contract/payments.schema';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import card from '../../ui/table/row-card.module.css';
import classes from './payment-columns.module.css';
import { usePaymentColumns, useProductNames } from './payment-columns.tsx';

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
