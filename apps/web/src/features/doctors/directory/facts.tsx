import type { Certification } from '@fonendo/domain/hospitals/view';
import { BadgeCheck, BadgeInfo, CircleDashed, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './directory.module.css';

const seals: Record<Certification, LucideIcon> = {
  recognised: BadgeCheck,
  pendingVerification: BadgeInfo,
  inProgress: Hourglass,
  notStarted: CircleDashed,
};

/** Not a status, so no badge: a seal and a word. */
export function DoctorCertification({ certification }: { certification: Certification }) {
  const { t } = useTranslation('directory');
  const Seal = seals[certification];
  return (
    <span className={classes.certification} data-of={certification}>
      <Seal size={15} aria-hidden /> {t(`certifications.${certification}`)}
    </span>
  );
}

/** Years by the CV; nothing if it contains no job. */
export function DoctorYears({ count }: { count: number | null }) {
  const { t } = useTranslation('directory');
  if (count === null) return t('untold');
  return count === 0 ? t('lessThanAYear') : t('years', { count });
}
