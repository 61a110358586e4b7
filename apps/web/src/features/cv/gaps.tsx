import type { Cv } from '@fonendo/contract/cv.schema';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';

/** What a CV still lacks for an application, according to the server, and the meaning of its review. */
export function CvGaps({ cv: { gaps, status } }: { cv: Cv }) {
  const { t } = useTranslation('cv');
  if (gaps.length === 0) {
    return (
      <div className={classes.gaps}>
        <p className={classes.complete}>
          <CircleCheck size={18} aria-hidden />
          {t('gaps.none')}
        </p>
        <p className={classes.review}>{t(`review.${status}`)}</p>
      </div>
    );
  }
  return (
    <div className={classes.gaps}>
      <p className={classes.gapsHeading}>{t('gaps.heading')}</p>
      <ul className={classes.gapsList}>
        {gaps.map((gap) => (
          <li key={gap}>
            <CircleDashed size={16} aria-hidden />
            {t(`gaps.${gap}`)}
          </li>
        ))}
      </ul>
      <p className={classes.review}>{t('review.incomplete')}</p>
    </div>
  );
}
