import type { OfferDraft } from '@fonendo/domain/offers/offer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatSalaryRange } from '../../../platform/format.ts';
import classes from './offer-facts.module.css';

/** "42.000 – 48.500 €", or null if it is missing. */
export const offerSalary = ({ salaryMin, salaryMax }: Pick<OfferDraft, 'salaryMin' | 'salaryMax'>): string | null =>
  salaryMin === null || salaryMax === null ? null : formatSalaryRange(salaryMin, salaryMax);

type Facts = Pick<
  OfferDraft,
  'salaryMin' | 'salaryMax' | 'contractType' | 'workingDay' | 'speciality' | 'yearsOfExperience' | 'vacancies'
>;

/** The terms of an offer as doctors read them; missing ones say so. Texts: namespace `offers`. */
export function OfferFacts({ offer }: { offer: Facts }) {
  const { t } = useTranslation('offers');
  const { contractType, workingDay, speciality, yearsOfExperience, vacancies } = offer;
  const salary = offerSalary(offer);
  const years = yearsOfExperience === null ? null : experience(yearsOfExperience);
  function experience(count: number) {
    return count === 0 ? t('facts.experienceNone') : t('facts.years', { count });
  }
  return (
    <dl className={classes.facts} aria-label={t('facts.label')}>
      <Fact name={t('facts.salary')}>{salary && `${salary} ${t('facts.gross')}`}</Fact>
      <Fact name={t('facts.contract')}>{contractType && t(`contractType.${contractType}`)}</Fact>
      <Fact name={t('facts.workingDay')}>{workingDay && t(`workingDay.${workingDay}`)}</Fact>
      <Fact name={t('facts.speciality')}>{speciality}</Fact>
      <Fact name={t('facts.experience')}>{years}</Fact>
      <Fact name={t('facts.vacancies')}>{vacancies === null ? null : formatNumber(vacancies)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('offers');
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd data-missing={children ? undefined : true}>{children || t('facts.missing')}</dd>
    </div>
  );
}
