import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Turn } from '../../ui/marks/turn.tsx';
import { mayWriteOffersQuery } from '../offers/offers.public.ts';
import type { FigureLink } from './figure-links.ts';
import classes from './hospital-beginning.module.css';

type Props = { beginning: NonNullable<HospitalDashboard['beginning']> };

/** Until the first offer is open there is nothing to count: what to do next, and the way there. */
export function HospitalBeginning({ beginning: { offer, colleagues } }: Props) {
  const { t } = useTranslation('dashboards');
  const { data: mayWrite } = useQuery(mayWriteOffersQuery);
  const stage = offer?.status ?? 'none';
  const waits = stage === 'pending';
  const link: FigureLink = offer
    ? { to: '/offers/$id', params: { id: offer.id }, search: { edit: true } }
    : { to: '/offers', search: { write: 'new' } };
  const steps: { key: 'data' | 'write' | 'send' | 'open' | 'colleagues'; done: boolean; link?: FigureLink }[] = [
    { key: 'data', done: true },
    { key: 'write', done: offer !== null },
    { key: 'send', done: waits },
    { key: 'open', done: false },
    { key: 'colleagues', done: colleagues, link: { to: '/profiles' } },
  ];
  return (
    <Card as="section" padding="hero" labelledBy="next-step">
      <Turn yours={!waits}>{t(waits ? 'hospital.beginning.ours' : 'hospital.beginning.yours')}</Turn>
      <h2 id="next-step" className={classes.title}>
        {t(`hospital.beginning.${stage}.title`)}
      </h2>
      <p className={classes.why}>{t(`hospital.beginning.${stage}.why`)}</p>
      {/* Only for those whose role allows it. */}
      {mayWrite && !waits && (
        <Button renderRoot={(props) => <Link {...link} {...props} />}>{t(`hospital.beginning.${stage}.action`)}</Button>
      )}
      <ol className={classes.steps} aria-label={t('hospital.beginning.label')}>
        {steps.map(({ key, done, link: to }) => {
          const Icon = done ? CircleCheck : Circle;
          const name = t(`hospital.beginning.steps.${key}`);
          return (
            <li key={key} className={classes.step} data-done={done || undefined}>
              <Icon size={18} aria-hidden />
              {to && !done ? <Link {...to}>{name}</Link> : <span>{name}</span>}
              <span className={classes.state}>{t(done ? 'hospital.beginning.done' : 'hospital.beginning.toDo')}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
