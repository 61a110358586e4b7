import type { FoundDoctor } from '@fonendo/contract/doctors/directory.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { DoctorNotes } from '../../candidacies/notes/notes.public.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { foundDoctorQuery } from '../directory/directory.queries.ts';
import { DoctorProfileView } from '../profile/doctor-profile-view.tsx';
import classes from './found-doctor.module.css';

const RecommendTo = lazy(async () => ({ default: (await import('../recommend/recommend-to.tsx')).RecommendTo }));

/** A doctor of the directory: the profile that the doctor previews, and what ties them to this hospital. */
export function FoundDoctorScreen({ id }: { id: string }) {
  const { t } = useTranslation('directory');
  const query = useQuery(foundDoctorQuery(id));
  return (
    <AnswerFrame query={query} failed={t('found.failed')} failedHelp={t('found.failedHelp')}>
      {(found) => <Found found={found} />}
    </AnswerFrame>
  );
}

function Found({ found: { profile, candidacies, recommended, can } }: { found: FoundDoctor }) {
  const { t } = useTranslation('directory');
  const [recommending, setRecommending] = useState(false);
  useTabTitle(`${profile.firstname} ${profile.lastname}`, t('heading'));
  const words = {
    proofs: t('found.proofs'),
    noProofs: t('found.noProofs'),
    emptyCv: t('found.emptyCv'),
    emptyCvHelp: t('found.emptyCvHelp'),
  };
  return (
    <>
      <div className={classes.bar}>
        <Link to="/users" className={classes.back}>
          <ArrowLeft size={16} aria-hidden /> {t('heading')}
        </Link>
        {can.recommend && (
          <Button leftSection={<Send size={17} aria-hidden />} onClick={() => setRecommending(true)}>
            {t('recommendTo')}
          </Button>
        )}
      </div>
      <InPersonNote />
      <div className={classes.columns}>
        <div className={classes.profile}>
          <DoctorProfileView profile={profile} editable={false} titleOrder={1} words={words} />
        </div>
        <div className={classes.ties}>
          <Candidacies candidacies={candidacies} />
          {recommended.length > 0 && <Recommended recommended={recommended} />}
          <Suspense fallback={<LoadingState of="rows" rows={2} />}>
            <DoctorNotes doctorId={profile.id} />
          </Suspense>
        </div>
      </div>
      {recommending && (
        <Suspense>
          <RecommendTo doctors={[profile]} onClose={() => setRecommending(false)} />
        </Suspense>
      )}
    </>
  );
}

function Candidacies({ candidacies }: Pick<FoundDoctor, 'candidacies'>) {
  const { t } = useTranslation('directory');
  return (
    <Section title={t('found.candidacies')}>
      <Card padding="rows" as="ul">
        {candidacies.map(({ id, status, appliedAt, offer }) => (
          <CardRow key={id} as="li">
            <div className={classes.tie}>
              <Link to="/candidate/$id" params={{ id }} className={classes.link}>
                {offer.name}
              </Link>
              <StatusBadge of="candidacy" status={status} />
            </div>
            <p className={classes.support}>{t('found.applied', { date: formatDayOf(appliedAt) })}</p>
          </CardRow>
        ))}
        {candidacies.length === 0 && (
          <CardRow as="li">
            <p className={classes.support}>{t('found.noCandidacies')}</p>
          </CardRow>
        )}
      </Card>
    </Section>
  );
}

function Recommended({ recommended }: Pick<FoundDoctor, 'recommended'>) {
  const { t } = useTranslation('directory');
  return (
    <Section title={t('found.recommended')}>
      <Card padding="rows" as="ul">
        {recommended.map(({ offer, at }) => (
          <CardRow key={offer.id} as="li">
            <Link to="/offers/$id" params={{ id: offer.id }} className={classes.link}>
              {offer.name}
            </Link>
            <p className={classes.support}>{t('found.recommendedOn', { date: formatDayOf(at) })}</p>
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}
