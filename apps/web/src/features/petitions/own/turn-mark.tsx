import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownPetitionsQuery } from '../petitions.queries.ts';
import { newestFirst, recognitionPaymentQuery } from './own-petitions.queries.ts';
import classes from './turn-mark.module.css';

/** The coral dot beside "Solicitudes": it is your turn. Says it in words, too. */
export default function DoctorTurnMark() {
  const { t } = useTranslation('ui');
  const { data } = useQuery(ownPetitionsQuery);
  const [newest] = newestFirst(data?.items ?? []);
  // Paid and not even begun: nobody else will send it.
  const { data: payment } = useInfiniteQuery({ ...recognitionPaymentQuery, enabled: data !== undefined && !newest });
  if (newest ? newest.turn !== 'yours' : !payment) return null;
  return <span className={classes.dot} role="img" aria-label={t('pulse.attention')} />;
}
