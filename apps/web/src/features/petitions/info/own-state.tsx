import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { useFollowedPetition } from '../own/follow.ts';
import { newestFirst } from '../own/own-petitions.queries.ts';
import { useDoctorProgress } from '../own/progress.ts';
import { ownPetitionsQuery } from '../petitions.queries.ts';
import classes from './homologation-info.module.css';

/** The state of one's own petition, with a link. */
export function OwnState() {
  const { t } = useTranslation('homologations');
  const query = useQuery(ownPetitionsQuery);
  return (
    <Section title={t('info.own.title')}>
      <AnswerFrame query={query} outline="rows" rows={1} failed={t('info.own.failed')} failedHelp={t('failedHelp')}>
        {({ items }) => {
          const [newest] = newestFirst(items);
          return newest ? <Standing id={newest.id} /> : <NotBegun />;
        }}
      </AnswerFrame>
    </Section>
  );
}

function Standing({ id }: { id: string }) {
  const { t } = useTranslation('homologations');
  const query = useFollowedPetition(id);
  return (
    <AnswerFrame query={query} outline="rows" rows={1} failed={t('info.own.failed')} failedHelp={t('failedHelp')}>
      {(data) => <Known petition={data} />}
    </AnswerFrame>
  );
}

function Known({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const steps = useDoctorProgress(petition);
  return (
    <Card>
      <div className={classes.own}>
        <div className={classes.ownHead}>
          <span className={classes.reference}>{petition.reference}</span>
          <StatusBadge of="petition" status={petition.standing} />
        </div>
        <div className={classes.line}>
          <PulseLine label={t('progress.label')} steps={steps} size="compact" />
        </div>
        <Button component={Link} to="/homologations">
          {t('info.own.open')}
        </Button>
      </div>
    </Card>
  );
}

function NotBegun() {
  const { t } = useTranslation('homologations');
  return (
    <Card>
      <EmptyState
        icon={<FileCheck2 size={26} strokeWidth={1.75} aria-hidden />}
        title={t('info.own.none')}
        description={t('info.own.noneHelp')}
        action={
          <Button component={Link} to="/homologations">
            {t('info.own.start')}
          </Button>
        }
      />
    </Card>
  );
}
