import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import { completionKeys } from '@fonendo/domain/dashboards/next-step';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { ReadinessCard } from '../../doctors/doctors.public.ts';
import { ComingInterviews } from '../coming-interviews.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';
import classes from '../dashboards.module.css';
import { doctorDashboardQuery } from '../dashboards.queries.ts';
import { FittingOffers } from '../fitting-offers.tsx';
import { LatestCandidacies } from '../latest-candidacies.tsx';
import { OpenRequests } from '../open-requests.tsx';
import own from './doctor-dashboard.module.css';
import { DoctorNextStepCard } from './next-step-card.tsx';
import { OffersByPlace } from './offers-by-place.tsx';

/** One answer to "what do I do next?", and the state of everything else. */
export function DoctorDashboardScreen() {
  const query = useQuery(doctorDashboardQuery);
  return (
    <DashboardFrame query={query} greeting="hello">
      {(data) => (
        <>
          <DoctorNextStepCard next={data.next} petition={data.petition} />
          <div className={classes.readAndAside}>
            <div className={classes.stack}>
              <Readiness next={data.next} />
              <FittingOffers offers={data.offers} />
              <OffersByPlace offers={data.offers} />
            </div>
            <div className={classes.aside}>
              <ComingInterviews interviews={data.interviews} />
              <OpenRequests requests={data.requests} />
              <LatestCandidacies candidacies={data.candidacies} />
              <Journey />
            </div>
          </div>
        </>
      )}
    </DashboardFrame>
  );
}

/** What comes after the petition has a page of its own. */
function Journey() {
  const { t } = useTranslation('dashboards');
  return (
    <Section
      title={t('doctor.journey.title')}
      aside={
        <Link to="/journey" className={own.see}>
          {t('doctor.journey.see')}
        </Link>
      }
    >
      <Card>
        <p className={own.journey}>{t('doctor.journey.text')}</p>
      </Card>
    </Section>
  );
}

/** The list of missing things, if completing the profile is the next step. */
function Readiness({ next }: Pick<DoctorDashboard, 'next'>) {
  if (!completionKeys.some((key) => key === next.key)) return null;
  return <ReadinessCard {...('purpose' in next && { purpose: next.purpose })} />;
}
