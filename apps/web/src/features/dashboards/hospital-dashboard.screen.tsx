import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { HospitalMissing } from '../hospitals/hospitals.public.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import classes from './dashboards.module.css';
import { hospitalDashboardQuery } from './dashboards.queries.ts';
import { candidatesLink } from './figure-links.ts';
import own from './hospital/hospital-dashboard.module.css';
import { HospitalNextStepCard } from './hospital/next-step-card.tsx';
import { OffersAtRisk } from './hospital/offers-at-risk.tsx';
import { WaitingList } from './hospital/waiting-list.tsx';
import { HospitalBeginning } from './hospital-beginning.tsx';
import { Panel } from './panel.tsx';
import { SelectionPipeline } from './selection-pipeline.tsx';
import { WeekInterviews } from './week-interviews.tsx';

/** The hospital's dashboard: what to do next, what waits, the pipeline, coming interviews, offers that need help. */
export function HospitalDashboardScreen() {
  const query = useQuery(hospitalDashboardQuery);
  return (
    <DashboardFrame query={query} greeting="byHour">
      {(data) => (data ? <Day data={data} /> : <NoHospital />)}
    </DashboardFrame>
  );
}

/** Before the first offer is open every figure would be a zero. */
const Day = ({ data }: { data: HospitalDashboard }) =>
  data.beginning ? <HospitalBeginning beginning={data.beginning} /> : <Figures data={data} />;

function Figures({ data }: { data: HospitalDashboard }) {
  return (
    <>
      <HospitalNextStepCard next={data.next} />
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
            <WeekInterviews interviews={data.interviews} />
          </div>
          <div className={own.risks}>
            <OffersAtRisk offersAtRisk={data.offersAtRisk} offers={data.offers} />
          </div>
        </div>
      </div>
    </>
  );
}

/** For people who left the registration before its last step. */
function NoHospital() {
  const { t } = useTranslation('dashboards');
  return (
    <Card>
      <HospitalMissing
        title={t('hospital.missing')}
        description={t('hospital.missingHelp')}
        action={t('hospital.missingAction')}
        link={{ to: '/signup' }}
      />
    </Card>
  );
}

function TimeToHire({ hires }: { hires: HospitalDashboard['hires'] }) {
  const { t } = useTranslation('dashboards');
  return (
    <Panel
      title={t('hospital.hires')}
      {...(hires && { see: { link: candidatesLink(hires.filter), label: t('hospital.hiresSee') } })}
    >
      {hires ? (
        <>
          <p className={classes.headline}>
            <Link {...candidatesLink(hires.filter)} className={classes.bigFigure}>
              {t('days', { count: hires.medianDays })}
            </Link>
          </p>
          <p className={classes.support}>{t('hospital.hiresHelp', { count: hires.count })}</p>
        </>
      ) : (
        <p className={classes.support}>{t('hospital.hiresNone')}</p>
      )}
    </Panel>
  );
}
