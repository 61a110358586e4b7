import type { CandidateCard } from '@fonendo/contract/selection/lists.schema';
import type { Certification } from '@fonendo/domain/hospitals/view';
import type { TFunction } from 'i18next';
import { BadgeCheck, BadgeInfo, CircleDashed, Clock, Hourglass, type LucideIcon, Star } from 'lucide-react';
import { formatNumber } from '../../../platform/format.ts';
import classes from './candidates.module.css';

type Texts = TFunction<'candidates'>;

export const nameOf = ({ person }: Pick<CandidateCard, 'person'>, t: Texts): string =>
  person ? `${person.firstname} ${person.lastname}`.trim() : t('left');

/** "Cardiología · 11 años"; never age, sex, nationality or family. */
export function tradeOf({ person }: Pick<CandidateCard, 'person'>, t: Texts): string {
  if (!person) return '';
  const years = person.years === null ? null : t('years', { count: person.years });
  return [person.speciality ?? t('noSpeciality'), years].filter(Boolean).join(' · ');
}

const seals: Record<Certification, LucideIcon> = {
  recognised: BadgeCheck,
  pendingVerification: BadgeInfo,
  inProgress: Hourglass,
  notStarted: CircleDashed,
};

/** Not a status, so no badge: a seal and a word. */
export function Seal({ certification, t }: { certification: Certification; t: Texts }) {
  const Icon = seals[certification];
  return (
    <span
      className={classes.seal}
      data-of={certification}
      {...(certification === 'pendingVerification' && { title: t('pendingVerificationHelp') })}
    >
      <Icon size={15} aria-hidden /> {t(`certifications.${certification}`)}
    </span>
  );
}

/** Days in the current step; coral after a week. */
export function DaysInStep({
  days,
  late,
  long,
  t,
}: Pick<CandidateCard, 'days' | 'late'> & { long?: boolean; t: Texts }) {
  const full = t('daysInStep', { count: days });
  return (
    <span className={classes.days} data-late={late || undefined} title={full}>
      <Clock size={14} aria-hidden />
      {long ? full : t('days', { count: days })}
    </span>
  );
}

export function Rating({ rating, t }: Pick<CandidateCard, 'rating'> & { t: Texts }) {
  if (!rating) return null;
  const label = t('rating', { average: formatNumber(rating.average), count: rating.count });
  return (
    <span className={classes.rating} title={label}>
      <Star size={13} aria-hidden /> {formatNumber(rating.average)}
    </span>
  );
}
