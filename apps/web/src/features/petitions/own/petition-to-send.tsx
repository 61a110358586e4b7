import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Turn } from '../../../ui/marks/turn.tsx';
import { ReadinessCard } from '../../doctors/doctors.public.ts';
import { useStartPetition } from '../papers/actions.ts';
import { ownPetitionsQuery } from '../petitions.queries.ts';
import { ownRoadQuery } from '../road/road.queries.ts';
import classes from './own-petition.module.css';
import { newestFirst } from './own-petitions.queries.ts';

/** At the end of the registration: nothing was sent yet, what is missing for it, and the way there. */
export function PetitionToSend() {
  const { t } = useTranslation('homologations');
  const { data: own } = useQuery(ownPetitionsQuery);
  const { data: road } = useQuery(ownRoadQuery);
  const start = useStartPetition();
  if (!own || !road) return null;
  const [newest] = newestFirst(own.items);
  const isOwnRoad = road.road?.road === 'homologation' && road.notSold === null;
  if (newest ? newest.status !== null : !isOwnRoad) return null;
  return (
    <section className={classes.toSend} aria-label={t('toSend.title')}>
      <Turn yours>{t('next.yours')}</Turn>
      <h2 className={classes.startTitle}>{t('toSend.title')}</h2>
      <p className={classes.startText}>{t('toSend.text')}</p>
      <ReadinessCard purpose="petition" />
      <div className={classes.actions}>
        {newest ? (
          <Button size="lg" component={Link} to="/homologations">
            {t('toSend.action')}
          </Button>
        ) : (
          <Button size="lg" loading={start.isBusy} onClick={() => start.start()}>
            {t('toSend.action')}
          </Button>
        )}
      </div>
    </section>
  );
}
