import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mayWriteOffersQuery } from '../offers/offers.public.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { hospitalDashboardQuery } from './dashboards.queries.ts';
import own from './hospital/hospital-dashboard.module.css';
import { NextInterviews } from './hospital/next-interviews.tsx';
import { HospitalNextStepCard } from './hospital/next-step-card.tsx';
import { OffersAtRisk } from './hospital/offers-at-risk.tsx';
import { TimeToHire } from './hospital/time-to-hire.tsx';
import { WaitingList } from './hospital/waiting-list.tsx';
import { HospitalBeginning, HospitalWithoutData } from './hospital-beginning.tsx';
import { SelectionPipeline } from './selection-pipeline.tsx';

/** The hospital's dashboard: what to do next, what waits, the pipeline, coming interviews, offers that need help. */
export function HospitalDashboardScreen() {
  const query = useQuery(hospitalDashboardQuery);
  return (
    <DashboardFrame query={query} greeting="byHour" actions={query.data?.beginning === null && <NewOffer />}>
      {(data) => (data ? <Day data={data} /> : <HospitalWithoutData />)}
    </DashboardFrame>
  );
}

/** Before the first offer is open every figure would be a zero. */
const Day = ({ data }: { data: HospitalDashboard }) =>
  data.beginning ? <HospitalBeginning beginning={data.beginning} /> : <Figures data={data} />;

function Figures({ data }: { data: HospitalDashboard }) {
  return (
    <>
      <HospitalNextStepCard {...data} />
      <div className={own.columns}>
        <div className={own.stack}>
          <div className={own.waiting}>
            <WaitingList waiting={data.waiting} />
          </div>
          <SelectionPipeline pipeline={data.pipeline} />
          <TimeToHire hires={data.hires} />
        </div>
        <div className={own.stack}>
          <div className={own.interviews}>
            <NextInterviews interviews={data.interviews} />
          </div>
          <div className={own.risks}>
            <OffersAtRisk offersAtRisk={data.offersAtRisk} offers={data.offers} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Only for those whose role allows it. */
function NewOffer() {
  const { t } = useTranslation('dashboards');
  const { data: mayWrite } = useQuery(mayWriteOffersQuery);
  if (!mayWrite) return null;
  return (
    <Button
      variant="default"
      leftSection={<Plus size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/offers" search={{ write: 'new' }} {...props} />}
    >
      {t('hospital.newOffer')}
    </Button>
  );
}
