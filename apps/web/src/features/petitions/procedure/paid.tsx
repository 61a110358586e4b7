import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './paid.module.css';

/** Whether the service was paid for, in the queue and in the review. */
export function Paid({ paid }: { paid: boolean }) {
  const { t } = useTranslation('petitions');
  const Icon = paid ? Check : Minus;
  return (
    <span className={classes.paid} data-paid={paid || undefined}>
      <Icon size={14} aria-hidden />
      {t(paid ? 'queue.isPaid' : 'queue.notPaid')}
    </span>
  );
}
