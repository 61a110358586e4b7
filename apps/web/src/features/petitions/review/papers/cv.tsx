import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { Check, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../../../platform/format.ts';
import { Key } from '../../../../ui/marks/key.tsx';
import { StatusBadge } from '../../../statuses/statuses.public.ts';
import type { ReviewDesk } from '../desk.ts';
import { CvReturnForm } from './cv-return.tsx';
import classes from './verdict.module.css';

/** The CV is reviewed but not approved or rejected; the ministry gets it once it was reviewed. */
export function CvPanel({ petition, desk }: { petition: Petition; desk: ReviewDesk }) {
  const { t } = useTranslation('petitions');
  const { cv, review, can } = petition;
  if (!cv) return null;
  const content = review?.cvContent;
  const latest = content?.experience[0];
  return (
    <>
      <section className={classes.section}>
        <h2 className={classes.title}>{t('cv.title')}</h2>
        {content && (
          <dl className={classes.facts}>
            <CvFact label={t('cv.experience')} value={t('cv.jobs', { count: content.experience.length })} />
            {latest && (
              <CvFact label={t('cv.latest')} value={[latest.position, latest.company].filter(Boolean).join(', ')} />
            )}
            <CvFact label={t('cv.education')} value={content.education.map(({ degree }) => degree).join(', ') || '–'} />
            <CvFact label={t('cv.languages')} value={t('cv.languageCount', { count: content.languages.length })} />
          </dl>
        )}
        {cv.gaps.length > 0 && (
          <ul className={classes.gaps}>
            {cv.gaps.map((gap) => (
              <li key={gap} className={classes.finding} data-tone="note">
                <Info size={13} aria-hidden />
                {t(`cv.gaps.${gap}`)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={classes.section} aria-label={t('verdict.title')}>
        <div className={classes.verdictHead}>
          <h2 className={classes.title}>{t('cv.review')}</h2>
          {cv.returned?.corrected !== false && <StatusBadge of="cv" status={cv.status} />}
        </div>
        {cv.reviewedAt && <p className={classes.note}>{t('cv.reviewedOn', { date: formatShortDay(cv.reviewedAt) })}</p>}
        {cv.status === 'pending' && (
          <Button
            fullWidth
            className={classes.judge ?? ''}
            leftSection={<Check size={17} aria-hidden />}
            rightSection={<Key>A</Key>}
            loading={desk.busy}
            disabled={!can.reviewCv}
            onClick={() => desk.approve()}
          >
            {t('cv.mark')}
          </Button>
        )}
        {cv.returned && (
          <>
            <p className={classes.note}>
              {t(cv.returned.corrected ? 'cv.correctedSince' : 'cv.returnedOn', {
                date: formatShortDay(cv.returned.at),
              })}
            </p>
            <p className={classes.reasonGiven}>{cv.returned.reason}</p>
          </>
        )}
        {can.returnCv && <CvReturnForm petition={petition} desk={desk} />}
        <p className={classes.note}>{t(can.reviewCv || cv.status === 'reviewed' ? 'cv.help' : 'cv.notNow')}</p>
      </section>
    </>
  );
}

function CvFact({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
