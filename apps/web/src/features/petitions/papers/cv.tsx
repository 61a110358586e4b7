import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { cvStanding } from '@fonendo/domain/cv/cv.lifecycle';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import classes from '../own/own-petition.module.css';

/** The CV is part of the petition and is reviewed like a document. */
export function PetitionCv({ petition: { cv, status } }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  // It waits for the doctor, not for a review.
  const isReturned = cv?.returned?.corrected === false;
  return (
    <Section title={t('cv.title')}>
      <Card>
        <div className={classes.cv}>
          <div className={classes.cvWords}>
            <p className={classes.cvWhy}>{t('cv.why')}</p>
            <p className={classes.cvWhen}>{cv ? t('cv.updated', { date: formatDayOf(cv.updatedAt) }) : t('cv.none')}</p>
          </div>
          {cv && !isReturned && <StatusBadge of="cv" status={status === null ? cvStanding(cv) : cv.status} />}
          <Button size="sm" variant="default" component={Link} to="/account/cv">
            {t(cv?.returned ? 'cv.correct' : cv ? 'cv.edit' : 'cv.create')}
          </Button>
        </div>
        {cv?.returned && (
          <div className={classes.cvReturned} data-open={isReturned || undefined}>
            <p className={classes.cvWhy}>{t('cv.returned', { date: formatDayOf(cv.returned.at) })}</p>
            <p className={classes.cvReason}>{cv.returned.reason}</p>
            {cv.returned.corrected && <p className={classes.cvWhen}>{t('cv.corrected')}</p>}
          </div>
        )}
      </Card>
    </Section>
  );
}
