import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { mayWriteOffersQuery } from '../../offers/offers.public.ts';
import { managedOffersLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';
import classes from './hospital-dashboard.module.css';

type Offers = Pick<HospitalDashboard, 'offersAtRisk' | 'offers'>;

const looks = {
  toCorrect: { tone: 'bad', glyph: 'returned' },
  noCandidates: { tone: 'warn', glyph: 'clock' },
  manyDays: { tone: 'warn', glyph: 'clock' },
} as const;

/** Offers that bring nobody as they are, each with the reason and what to do about it. */
export function OffersAtRisk({ offersAtRisk, offers }: Offers) {
  const { t } = useTranslation('dashboards');
  const why = useReason();
  const { data: mayWrite } = useQuery(mayWriteOffersQuery);
  return (
    <Panel
      title={t('hospital.risk.title')}
      note={t('hospital.risk.open', { count: offers.count })}
      see={{ link: managedOffersLink(offers.filter), label: t('hospital.risk.see') }}
    >
      {offersAtRisk.length === 0 ? (
        <p className={classes.support}>{t('hospital.risk.none')}</p>
      ) : (
        <ul className={classes.kinds}>
          {offersAtRisk.map((offer) => {
            const { id, name, risk } = offer;
            return (
              <li key={id} className={classes.risk}>
                <div className={classes.kindWords}>
                  <span className={classes.riskHead}>
                    <span className={classes.kindName}>{name || t('hospital.risk.untitled')}</span>
                    <ToneBadge {...looks[risk]}>{t(`hospital.risk.${risk}`)}</ToneBadge>
                  </span>
                  <span className={classes.support}>{why(offer)}</span>
                </div>
                {mayWrite && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t(`hospital.risk.actionOf.${risk}`, { name })}
                    renderRoot={(props) => <Link to="/offers/$id" params={{ id }} {...props} />}
                  >
                    {t(`hospital.risk.action.${risk}`)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** One or two sentences with the numbers. */
function useReason(): (offer: HospitalDashboard['offersAtRisk'][number]) => string {
  const { t } = useTranslation('dashboards');
  return ({ risk, reason, days, open, vacancies, vacanciesLeft, medianDays }) => {
    switch (risk) {
      case 'toCorrect':
        return [reason, !open && t('hospital.risk.hidden', { count: days })].filter(Boolean).join(' ');
      case 'noCandidates':
        return t('hospital.risk.noCandidatesWhy', { count: days });
      case 'manyDays':
        return [
          t('hospital.risk.manyDaysWhy', { count: days, median: medianDays ?? 0 }),
          t('hospital.risk.left', { count: vacanciesLeft, vacancies }),
        ].join(' ');
    }
  };
}
