import type { CandidateCard } from '@fonendo/contract/selection/lists.schema';
import type { Certification } from '@fonendo/domain/hospitals/view';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Glyph, type GlyphName } from '../../../ui/marks/glyph.tsx';
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

const seals: Record<Certification, GlyphName> = {
  recognised: 'badge-check',
  pendingVerification: 'badge-info',
  inProgress: 'hourglass',
  notStarted: 'circle-dashed',
};

/** Not a status, so no badge: a seal and a word. */
export function Seal({ certification, t }: { certification: Certification; t: Texts }) {
  return (
    <span
      className={classes.seal}
      data-of={certification}
      {...(certification === 'pendingVerification' && { title: t('pendingVerificationHelp') })}
    >
      <Glyph icon={seals[certification]} size={15} /> {t(`certifications.${certification}`)}
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
      <Glyph icon="clock" size={14} />
      {long ? full : t('days', { count: days })}
    </span>
  );
}

export function Rating({ rating, t }: Pick<CandidateCard, 'rating'> & { t: Texts }) {
  if (!rating) return null;
  const label = t('rating', { average: formatNumber(rating.average), count: rating.count });
  return (
    <span className={classes.rating} title={label}>
      <Glyph icon="star" size={13} /> {formatNumber(rating.average)}
    </span>
  );
}
