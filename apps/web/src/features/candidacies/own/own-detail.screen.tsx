import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { isOpenCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { communities } from '@fonendo/domain/reference/communities';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { CandidacyTabs, Conversation, useIsPartOfIt } from '../../conversations/conversations.public.tsx';
import { DoctorRequests } from '../../document-requests/document-requests.public.tsx';
import { DoctorInterviews } from '../../interviews/interviews.public.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { ownCandidacyQuery } from '../candidacies.queries.ts';
import { OwnContact } from '../contacts/contacts.public.tsx';
import { OwnFirstDay } from '../first-day/first-day.public.tsx';
import { NextEvents } from '../next-events.tsx';
import { Withdraw } from '../withdraw.tsx';
import classes from './own-detail.module.css';
import { useOwnProgress } from './progress.ts';

/** Loaded on demand, with the texts of the CV. */
const SentDialog = lazy(async () => ({ default: (await import('../sent-dialog.tsx')).SentDialog }));

/** A doctor's own candidacy: what to do now, its progress, and what was submitted. */
export function OwnCandidacyScreen({ id, view }: { id: string; view: 'conversation' | undefined }) {
  const { t } = useTranslation('candidacies');
  const query = useQuery({ ...ownCandidacyQuery(id), refetchInterval: 60_000 });
  return (
    <AnswerFrame query={query} failed={t('detail.failed')} failedHelp={t('own.failedHelp')}>
      {(data) => <Candidacy candidacy={data} view={view} />}
    </AnswerFrame>
  );
}

function Candidacy({ candidacy, view }: { candidacy: OwnCandidacy; view: 'conversation' | undefined }) {
  const { t } = useTranslation(['candidacies', 'conversations']);
  const talks = useIsPartOfIt() && view === 'conversation';
  const { id, offer, hospital, status, steps, next } = candidacy;
  const open = isOpenCandidacy(status);
  useTabTitle(offer.name, t('own.heading'));
  // Nothing is requested before the first step.
  const begun = steps.some((step) => step.status !== null);
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="own" to="/offers/own">
            {t('own.heading')}
          </Link>,
        ]}
        title={offer.name}
        meta={
          <div className={classes.meta}>
            <StatusBadge of="candidacy" status={status} />
            <span>
              {hospital.name} · {hospital.city}, {communities[offer.community].name}
            </span>
          </div>
        }
        actions={
          !talks && (
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/offers/$id" params={{ id: offer.id }} {...props} />}
            >
              {t('detail.offer')}
            </Button>
          )
        }
      />
      <CandidacyTabs id={id} view={view} waiting={candidacy.unread} />
      {talks ? (
        <div className={classes.talk}>
          <Suspense fallback={<LoadingState of="rows" rows={4} />}>
            <Conversation
              place={{ subject: 'candidacy', side: 'doctor', id }}
              ended={t('conversations:ended.candidacy')}
            />
          </Suspense>
        </div>
      ) : (
        <div className={classes.parts} data-below-tabs>
          <Standing candidacy={candidacy} />
          {status === 'accepted' && (
            <Suspense fallback={<LoadingState of="rows" rows={2} />}>
              <OwnFirstDay candidacy={candidacy} />
            </Suspense>
          )}
          {status === 'accepted' && <Contact id={id} />}
          {/* What the doctor has to do comes first; the rest is below. */}
          {begun && (
            <Suspense fallback={<LoadingState of="rows" rows={2} />}>
              {(next.some(({ kind }) => kind === 'documents')
                ? (['requests', 'interviews'] as const)
                : (['interviews', 'requests'] as const)
              ).map((part) =>
                part === 'requests' ? (
                  <DoctorRequests key={part} candidacyId={id} />
                ) : (
                  <DoctorInterviews key={part} candidacyId={id} />
                ),
              )}
            </Suspense>
          )}
          <HandedIn candidacy={candidacy} />
          {open && <Contact id={id} />}
          {open && !begun && <p className={classes.hint}>{t('detail.patience')}</p>}
        </div>
      )}
    </>
  );
}

/** Right after the good news; before it, a choice at the end. */
function Contact({ id }: { id: string }) {
  return (
    <Suspense fallback={<LoadingState of="rows" rows={2} />}>
      <OwnContact candidacyId={id} />
    </Suspense>
  );
}

function Standing({ candidacy }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('candidacies');
  const { status, offer, hospital, statusSince, farewell, steps, next, can } = candidacy;
  const line = useOwnProgress(candidacy);
  const active = steps.find((step) => step.status === 'active');
  return (
    <Card as="section" label={t('own.progress', { offer: offer.name })}>
      <div className={classes.standing}>
        <NextEvents next={next} />
        {line && (
          <PulseLine label={t('own.progress', { offer: offer.name })} steps={line} size="full" narrow="vertical" />
        )}
        {status === 'inProcess' && active?.text && <p className={classes.text}>{active.text}</p>}
        {status === 'accepted' && <p className={classes.text}>{t('detail.accepted')}</p>}
        {farewell && (
          <figure className={classes.farewell}>
            <figcaption>{t('detail.farewell', { hospital: hospital.name })}</figcaption>
            <blockquote className={classes.text}>{farewell}</blockquote>
          </figure>
        )}
        {status === 'discarded' && <p className={classes.text}>{t(farewell ? 'detail.others' : 'own.discarded')}</p>}
        {status === 'withdrawn' && (
          <p className={classes.text}>{t('own.withdrawn', { date: formatDayOf(statusSince) })}</p>
        )}
        {can.withdraw && !offer.open && <p className={classes.hint}>{t('own.offerClosed')}</p>}
      </div>
    </Card>
  );
}

function HandedIn({ candidacy }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('candidacies');
  const [opened, setOpened] = useState(false);
  return (
    <Section title={t('detail.handedIn')}>
      <Card>
        <p className={classes.lead}>{t('detail.handedInHelp', { date: formatDayOf(candidacy.appliedAt) })}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('own.sent')}
          </Button>
          {candidacy.can.withdraw && <Withdraw candidacy={candidacy} />}
        </div>
      </Card>
      {opened && (
        <Suspense>
          <SentDialog candidacy={candidacy} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Section>
  );
}
