import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { HospitalMissing } from '../hospitals/hospitals.public.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import classes from './dashboards.module.css';
import { hospitalDashboardQuery } from './dashboards.queries.ts';
import { candidatesLink, managedOffersLink } from './figure-links.ts';
import { FigureStrip, type StripFigure } from './figure-strip.tsx';
import { HospitalBeginning } from './hospital-beginning.tsx';
import { Panel } from './panel.tsx';
import { SelectionPipeline } from './selection-pipeline.tsx';
import { WeekInterviews } from './week-interviews.tsx';

/** The hospital's dashboard: who waits, the pipeline, coming interviews. */
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
      <Queue data={data} />
      <div className={classes.wideAndList}>
        <SelectionPipeline pipeline={data.pipeline} />
        <div className={classes.stack}>
          <WeekInterviews interviews={data.interviews} />
          <TimeToHire hires={data.hires} />
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

function Queue({ data }: { data: HospitalDashboard }) {
  const { t } = useTranslation('dashboards');
  const { offers, late, unseen, toAccept } = data;
  const figures: StripFigure[] = [
    {
      key: 'unseen',
      count: unseen.count,
      name: t('hospital.unseen', { count: unseen.count }),
      note: t(unseen.count > 0 ? 'hospital.unseenHelp' : 'hospital.unseenNone'),
      link: candidatesLink(unseen.filter),
    },
    {
      key: 'late',
      count: late.count,
      name: t('hospital.late', { count: late.count }),
      note: late.count > 0 ? t('hospital.lateWorst', { count: late.worstDays ?? 0 }) : t('hospital.lateNone'),
      late: late.count > 0,
      link: candidatesLink(late.filter),
    },
    {
      key: 'toAccept',
      count: toAccept.count,
      name: t('hospital.toAccept', { count: toAccept.count }),
      note: t(toAccept.count > 0 ? 'hospital.toAcceptHelp' : 'hospital.toAcceptNone'),
      link: candidatesLink(toAccept.filter),
    },
    {
      key: 'offers',
      count: offers.count,
      name: t('hospital.openOffers', { count: offers.count }),
      note: t('hospital.vacancies', { count: offers.vacanciesLeft }),
      link: managedOffersLink(offers.filter),
    },
  ];
  return <FigureStrip label={t('queue.title')} figures={figures} />;
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
