import type { Cv } from '@fonendo/contract/cv.schema';
import { cvStanding } from '@fonendo/domain/cv/cv.lifecycle';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { cvQuery } from '../../cv/cv.public.ts';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import classes from './cv-tab.module.css';

/** The state of the CV, with a link to its page. */
export function CvTab() {
  const { t } = useTranslation('account');
  const query = useQuery(cvQuery);
  return (
    <div className={classes.tab}>
      <Section title={t('cv.title')}>
        <AnswerFrame query={query} failed={t('cv.failed')} failedHelp={t('failedHelp')}>
          {(cv) => (cv.version > 0 ? <Summary cv={cv} /> : <NoCv />)}
        </AnswerFrame>
      </Section>
    </div>
  );
}

function NoCv() {
  const { t } = useTranslation('account');
  return (
    <Card>
      <EmptyState
        icon={<FileUser size={26} aria-hidden />}
        title={t('cv.empty')}
        description={t('cv.emptyHelp')}
        action={
          <Button component={Link} to="/account/cv">
            {t('cv.start')}
          </Button>
        }
      />
    </Card>
  );
}

function Summary({ cv: { content, status, updatedAt, locked, gaps } }: { cv: Cv }) {
  const { t } = useTranslation('account');
  const parts = (['experience', 'education', 'languages'] as const).filter((part) => content[part].length > 0);
  return (
    <Card padding="rows">
      <CardRow>
        <div className={classes.head}>
          <p className={classes.parts}>
            {parts.map((part) => t(`cv.${part}`, { count: content[part].length })).join(' · ')}
          </p>
          <StatusBadge of="cv" status={cvStanding({ status, gaps })} />
        </div>
        <p className={classes.support}>
          {t(gaps.length === 0 ? 'cv.complete' : 'cv.incomplete')}{' '}
          {updatedAt && t('cv.updated', { moment: formatMoment(updatedAt) })}
        </p>
        {locked && (
          <p className={classes.support}>
            {t('cv.locked')}{' '}
            <Anchor inherit fw={600} component={Link} to="/offers/own">
              {t('cv.lockedBy')}
            </Anchor>
          </p>
        )}
        <Button component={Link} to="/account/cv" className={classes.open ?? ''}>
          {t('cv.open')}
        </Button>
      </CardRow>
    </Card>
  );
}
