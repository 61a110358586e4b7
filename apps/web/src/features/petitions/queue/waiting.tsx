import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { useTranslation } from 'react-i18next';
import classes from './ticks.module.css';

/** More than this many days in a status is late. */
const late = 7;

type Props = Pick<PetitionRow, 'status' | 'legalTerm'> & { days: number | null };

/** Late if it waits for the team, or for the ministry beyond its deadline; doctors may take their time. */
export function Waiting({ days, status, legalTerm }: Props) {
  const { t } = useTranslation('petitions');
  if (days === null) return <span className={classes.waiting}>–</span>;
  const isOurs = status === 'Pending' || status === 'Review';
  const isLate = isOurs ? days > late : (legalTerm?.daysOver ?? 0) > 0;
  return (
    <span className={classes.waiting} data-late={isLate || undefined}>
      {days === 0 ? t('queue.today') : t('queue.days', { count: days })}
    </span>
  );
}
