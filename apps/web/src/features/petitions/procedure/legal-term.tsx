import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import { nearTheEnd } from './clock/urgent-term.ts';
import classes from './legal-term.module.css';

/** The legal term of six months: its end, how much has passed, or by how much it is exceeded. */
export function LegalTerm({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const { legalTerm, deadlineIfRegisteredToday, resolution } = petition;
  if (resolution) return null;
  if (!legalTerm) {
    return (
      <div className={classes.term}>
        <p className={classes.title}>
          <Hourglass size={15} aria-hidden />
          {t('term.title')}
        </p>
        <p className={classes.text}>
          {deadlineIfRegisteredToday
            ? t('term.ifToday', { date: formatDay(deadlineIfRegisteredToday) })
            : t('term.notRunning')}
        </p>
      </div>
    );
  }
  const { daysElapsed, daysLeft, daysOver, deadline, suspended } = legalTerm;
  const tone = daysOver > 0 ? 'late' : daysLeft < nearTheEnd ? 'near' : undefined;
  const title = suspended
    ? t('term.suspended')
    : daysOver > 0
      ? t('term.over', { count: daysOver })
      : t('term.elapsed', { count: daysElapsed });
  return (
    <div className={classes.term} data-tone={tone}>
      <p className={classes.title}>
        <Hourglass size={15} aria-hidden />
        {title}
      </p>
      <div className={classes.track} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * daysElapsed) / Math.max(1, daysElapsed + daysLeft))}%` }} />
      </div>
      <p className={classes.text}>
        {daysOver > 0
          ? t('term.ended', { date: formatDay(deadline) })
          : t('term.left', { count: daysLeft, date: formatDay(deadline) })}
      </p>
    </div>
  );
}
