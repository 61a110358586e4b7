import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newestFirst } from './doctor-petitions.queries.ts';
import { isDoctorsTurn } from './doctor-turn.ts';
import classes from './doctor-turn-mark.module.css';
import { ownPetitionsQuery } from './petitions.queries.ts';

/** The coral dot beside "Solicitudes": it is your turn (rules-pages.md, "Colour"). Says it in words, too. */
export default function DoctorTurnMark() {
  const { t } = useTranslation('ui');
  const { data } = useQuery(ownPetitionsQuery);
  const [newest] = newestFirst(data?.items ?? []);
  if (!newest || !isDoctorsTurn(newest)) return null;
  return <span className={classes.dot} role="img" aria-label={t('pulse.attention')} />;
}
