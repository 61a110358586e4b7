import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './doctor/doctor-dashboard.module.css';

/** One's candidacies with their state: not every doctor has an entry for them in the sidebar. */
export function LatestCandidacies({ candidacies }: Pick<DoctorDashboard, 'candidacies'>) {
  const { t } = useTranslation('dashboards');
  if (candidacies.length === 0) return null;
  return (
    <Section
      title={t('doctor.candidacies.title')}
      aside={
        <Link to="/offers/own" className={classes.see}>
          {t('seeAll')}
        </Link>
      }
    >
      <Card padding="rows" as="ul">
        {candidacies.map(({ id, status, yourTurn, offer, hospital }) => (
          <CardRow key={id} as="li">
            <Link to="/candidate/$id" params={{ id }} className={classes.request}>
              <span>
                <span className={classes.requestName}>{offer}</span>
                <span className={classes.interviewNote}>{hospital}</span>
                <span className={classes.standing}>
                  <StatusBadge of="candidacy" status={status} />
                  {yourTurn && <span className={classes.turn}>{t('doctor.candidacies.yourTurn')}</span>}
                </span>
              </span>
              <ChevronRight size={16} aria-hidden className={classes.chevron} />
            </Link>
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}
