import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { ForDoctors } from '../../doctors/doctors.public.ts';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { ownPetitionsQuery } from '../petitions.queries.ts';
import { FirstPetition } from './first-petition.tsx';
import classes from './own-petition.module.css';
import { DoctorPetition } from './own-petition.screen.tsx';
import { newestFirst } from './own-petitions.queries.ts';

/** Open to everybody who is signed in (specification, section 2), but only doctors have petitions. */
export function DoctorPetitions() {
  const { t } = useTranslation('homologations');
  const doctor = isDoctor(useSession()?.policyGroups ?? []);
  if (doctor) return <OwnPetitions />;
  return (
    <>
      <PageHeader title={t('heading')} />
      <ForDoctors
        icon={<FileCheck2 size={28} aria-hidden />}
        title={t('notDoctor.title')}
        description={t('notDoctor.text')}
      />
    </>
  );
}

/** The current petition in full, and earlier ones as a list. */
function OwnPetitions() {
  const { t } = useTranslation('homologations');
  const query = useQuery(ownPetitionsQuery);
  const { data } = query;
  const [newest, ...earlier] = newestFirst(data?.items ?? []);
  if (newest) {
    return (
      <>
        <DoctorPetition key={newest.id} id={newest.id} />
        {earlier.length > 0 && <EarlierPetitions petitions={earlier} />}
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('heading')} />
      <AnswerFrame query={query} outline="rows" rows={5} failed={t('failed')} failedHelp={t('failedHelp')}>
        {() => <FirstPetition />}
      </AnswerFrame>
    </>
  );
}

function EarlierPetitions({ petitions }: { petitions: readonly PetitionRow[] }) {
  const { t } = useTranslation('homologations');
  return (
    <div className={classes.earlier}>
      <Section title={t('earlier.title')}>
        <Card padding="rows" as="ul">
          {petitions.map(({ id, reference, standing, createdAt, sentAt }) => (
            <CardRow key={id} as="li">
              <Link to="/petitions/$id" params={{ id }} className={classes.rowLink}>
                <span className={classes.reference}>{reference}</span>
                <span className={classes.rowFact}>
                  {sentAt
                    ? t('earlier.sent', { date: formatDayOf(sentAt) })
                    : t('earlier.started', { date: formatDayOf(createdAt) })}
                </span>
                <StatusBadge of="petition" status={standing} />
              </Link>
            </CardRow>
          ))}
        </Card>
      </Section>
    </div>
  );
}
