import type { AdministratorDashboard, QueueFigure } from '@fonendo/contract/dashboards.schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActiveUsers } from './administrator/active-users.tsx';
import { MoneyByMonth } from './administrator/money-by-month.tsx';
import { OffersToApprove } from './administrator/offers-to-approve.tsx';
import { OpenOffers } from './administrator/open-offers.tsx';
import { PetitionsUnderWay } from './administrator/petitions-under-way.tsx';
import { ProcessingTimes } from './administrator/processing-times.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import classes from './dashboards.module.css';
import { administratorDashboardQuery } from './dashboards.queries.ts';
import { hospitalsLink, managedOffersLink, petitionsLink, reportsLink } from './figure-links.ts';
import { FigureStrip, type StripFigure } from './figure-strip.tsx';

/** The administrators' dashboard: first what waits, then the figures of the product. */
export function AdministratorDashboardScreen() {
  const query = useQuery(administratorDashboardQuery);
  return (
    <DashboardFrame query={query} greeting="byHour">
      {(data) => (
        <>
          <Queue queue={data.queue} />
          <div className={classes.wideAndList}>
            <PetitionsUnderWay petitions={data.petitions} />
            <OffersToApprove offers={data.offersToApprove} total={data.queue.offers} />
          </div>
          <div className={classes.three}>
            <MoneyByMonth months={data.money} before={data.moneyBefore} />
            <ActiveUsers users={data.users} />
            <ProcessingTimes months={data.times} overdue={data.queue.overdue} />
          </div>
          <div className={classes.below}>
            <OpenOffers places={data.openOffers} />
          </div>
        </>
      )}
    </DashboardFrame>
  );
}

/** More than this many days is late. */
const lateAfterDays = 7;

function Queue({ queue }: { queue: AdministratorDashboard['queue'] }) {
  const { t } = useTranslation('dashboards');
  const waiting = ({ count, worstDays }: QueueFigure) => {
    if (count === 0) return { note: t('queue.nothing') };
    if (!worstDays) return { note: t('queue.oldestToday') };
    return { note: t('queue.oldest', { count: worstDays }), late: worstDays > lateAfterDays };
  };
  const { petitions, offers, hospitals, overdue, cvs, messages, reports } = queue;
  const figures: StripFigure[] = [
    {
      key: 'petitions',
      count: petitions.count,
      name: t('queue.petitions', { count: petitions.count }),
      ...waiting(petitions),
      link: petitionsLink(petitions.filter),
    },
    {
      key: 'offers',
      count: offers.count,
      name: t('queue.offers', { count: offers.count }),
      ...waiting(offers),
      link: managedOffersLink(offers.filter),
    },
    {
      key: 'hospitals',
      count: hospitals.count,
      name: t('queue.hospitals', { count: hospitals.count }),
      ...waiting(hospitals),
      link: hospitalsLink(hospitals.filter),
    },
    {
      key: 'overdue',
      count: overdue.count,
      name: t('queue.overdue', { count: overdue.count }),
      note: overdue.count === 0 ? t('queue.nothing') : t('queue.over', { count: overdue.worstDays ?? 0 }),
      late: overdue.count > 0,
      link: petitionsLink(overdue.filter),
    },
    {
      key: 'cvs',
      count: cvs.count,
      before: cvs.moreThanCount ? t('queue.moreThan') : undefined,
      name: t('queue.cvs', { count: cvs.count }),
      ...waiting(cvs),
      link: petitionsLink(cvs.filter),
    },
    {
      key: 'messages',
      count: messages.count,
      name: t('queue.messages', { count: messages.count }),
      ...waiting(messages),
      link: petitionsLink(messages.filter),
    },
  ];
  // Rare, and somebody may be hurt: above everything else when there is one.
  if (reports.count > 0) {
    figures.unshift({
      key: 'reports',
      count: reports.count,
      name: t('queue.reports', { count: reports.count }),
      ...waiting(reports),
      wide: true,
      link: reportsLink(reports.filter),
    });
  }
  return <FigureStrip label={t('queue.title')} figures={figures} />;
}
