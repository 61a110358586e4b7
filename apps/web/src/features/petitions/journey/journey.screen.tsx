import type { Journey } from '@fonendo/contract/petitions/journey.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ForDoctors } from '../../doctors/doctors.public.ts';
import { JourneyChart } from './chart.tsx';
import { JourneyFacts } from './facts.tsx';
import classes from './journey.module.css';
import { journeyQuery } from './journey.queries.ts';
import { JourneySpine } from './spine.tsx';
import { StepTable } from './step-table.tsx';

/** Only who opens a step. */
const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

/** What is left until the first working day, when, and whose turn it is. */
export function JourneyScreen() {
  const { t } = useTranslation('journey');
  const session = useSession();
  if (session && !isDoctor(session.policyGroups)) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ForDoctors icon={<Route size={28} aria-hidden />} title={t('notForYou')} description={t('notForYouHelp')} />
      </>
    );
  }
  return <OwnJourney />;
}

function OwnJourney() {
  const { t } = useTranslation('journey');
  const query = useQuery(journeyQuery);
  return (
    <>
      <PageHeader title={t('title')} meta={query.data && <Standing journey={query.data} />} />
      <AnswerFrame query={query} outline="rows" rows={6} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(journey) => (journey.blocked ? <Blocked journey={journey} /> : <Way journey={journey} />)}
      </AnswerFrame>
    </>
  );
}

function Standing({ journey: { steps, post } }: { journey: Journey }) {
  const { t } = useTranslation('journey');
  const required = steps.filter(({ optional }) => !optional);
  const count = (state: string) => required.filter((step) => step.state === state).length;
  if (required.length === 0) return null;
  return (
    <span>
      {post && `${t('post', post)}. `}
      {t('count', { done: count('done'), total: required.length, running: count('running') })}
    </span>
  );
}

/** A refusal, or conditions that are not met: nobody can tell when. */
function Blocked({ journey: { blocked, petitionId } }: { journey: Journey }) {
  const { t } = useTranslation('journey');
  if (blocked === null) return null;
  return (
    <Card>
      <EmptyState
        icon={<Route size={28} aria-hidden />}
        title={t(`blocked.${blocked}`)}
        description={t(`blocked.${blocked}Help`)}
        action={
          petitionId && (
            <Button renderRoot={(props) => <Link to="/petitions/$id" params={{ id: petitionId }} {...props} />}>
              {t('blocked.link')}
            </Button>
          )
        }
      />
    </Card>
  );
}

function Way({ journey }: { journey: Journey }) {
  const { t } = useTranslation('journey');
  const [opened, setOpened] = useState<JourneyStep | null>(null);
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const step = journey.steps.find((one) => one.step === opened);
  return (
    <div className={classes.way}>
      <JourneyFacts journey={journey} onOpen={setOpened} />
      {isNarrow ? (
        <JourneySpine journey={journey} onOpen={setOpened} />
      ) : (
        <>
          <JourneyChart journey={journey} />
          <Section title={t('steps')}>
            <StepTable journey={journey} onOpen={setOpened} />
          </Section>
        </>
      )}
      <p className={classes.private}>{t('private')}</p>
      {step && (
        <Suspense>
          <StepDialog journey={journey} one={step} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
