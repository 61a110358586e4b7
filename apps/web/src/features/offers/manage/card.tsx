import type { ManagedOfferRow } from '@fonendo/contract/offers/offers.schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSalaryRange } from '../../../platform/format.ts';
import rows from '../../../ui/table/row-link.module.css';
import classes from './card.module.css';
import { Days, Filled, Status, Terms } from './columns.tsx';

type Props = { row: ManagedOfferRow; menu: ReactNode; forTeam: boolean };

/** An offer of the table on a narrow screen. The whole card opens it. */
export function OfferCard({ row, menu, forTeam }: Props) {
  const { t } = useTranslation('managedOffers');
  const { id, name, salaryMin, salaryMax, hospital } = row;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.what}>
          <Link to="/offers/$id" params={{ id }} className={rows.link}>
            {name ?? t('untitled')}
          </Link>
          <span className={classes.terms}>{forTeam ? hospital.name : <Terms {...row} />}</span>
        </div>
        {menu && <div className={classes.menu}>{menu}</div>}
      </div>
      <div className={classes.facts}>
        <Status row={row} />
        <span className={classes.salary}>
          {salaryMin !== null && salaryMax !== null ? formatSalaryRange(salaryMin, salaryMax) : t('noSalary')}
        </span>
      </div>
      <div className={classes.foot}>{forTeam ? <Review row={row} /> : <Progress row={row} />}</div>
    </>
  );
}

function Review({ row: { waitingDays, figures } }: { row: ManagedOfferRow }) {
  const { t } = useTranslation('managedOffers');
  return (
    <>
      <span>{t('leadCandidacies', { count: figures.candidacies })}</span>
      {waitingDays !== null && <Days days={waitingDays} />}
    </>
  );
}

function Progress({ row: { figures, vacancies } }: { row: ManagedOfferRow }) {
  const { t } = useTranslation('managedOffers');
  return (
    <>
      <span>
        {t('leadCandidacies', { count: figures.candidacies })}
        {figures.newCandidacies > 0 && <b className={classes.new}>{t('new', { count: figures.newCandidacies })}</b>}
      </span>
      {figures.longestWaitDays === null ? (
        <Filled filled={figures.accepted} vacancies={vacancies} />
      ) : (
        <span className={classes.wait}>
          {t('longestWait')} <Days days={figures.longestWaitDays} />
        </span>
      )}
    </>
  );
}
