import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { InTopBar } from '../../../ui/top-bar.tsx';
import { CandidateContact } from '../../candidacies/contacts/contacts.public.tsx';
import { CandidateFirstDay } from '../../candidacies/first-day/first-day.public.tsx';
import { CandidacyNotes } from '../../candidacies/notes/notes.public.tsx';
import {
  CandidacyTabs,
  Conversation,
  ConversationSide,
  useIsPartOfIt,
} from '../../conversations/conversations.public.tsx';
import { InterviewPanelPlace } from '../../interviews/interviews.public.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useMoves } from '../use-moves.ts';
import classes from './candidacy.module.css';
import { candidacyQuery } from './candidacy.queries.ts';
import { HandedIn } from './cv.tsx';
import { firstDayId } from './first-day-id.ts';
import { CandidacyHeader } from './header.tsx';
import { StepCard } from './step.tsx';
import { EarlierWork, StepWork } from './work.tsx';

type Props = {
  id: string;
  of: readonly string[] | undefined;
  work: 'interview' | undefined;
  view: 'conversation' | undefined;
};

/** A candidacy for the hospital: person, documents, steps, interviews and notes. */
export function CandidacyScreen({ id, of, work, view }: Props) {
  const { t } = useTranslation('selection');
  // Polled, because colleagues and the candidate work on it as well.
  const query = useQuery({ ...candidacyQuery(id), refetchInterval: 30_000 });
  return (
    <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(data) => <Workplace key={id} candidacy={data} of={of} work={work} view={view} />}
    </AnswerFrame>
  );
}

function Workplace({ candidacy, of, work, view }: Omit<Props, 'id'> & { candidacy: HospitalCandidacy }) {
  const { t } = useTranslation(['selection', 'candidates']);
  const { id, candidate, snapshot, appliedAt, status, step, steps } = candidacy;
  const name = candidate ? `${candidate.firstname} ${candidate.lastname}`.trim() : t('candidates:left');
  const moves = useMoves(candidacy, name);
  useTabTitle(name, candidacy.offer.name);
  const current = status === 'inProcess' && step !== null ? steps[step] : undefined;
  const navigate = useNavigate();
  /** After dates were sent to one of several, the next one's page opens. */
  const goOn = () => {
    const next = of?.[of.indexOf(id) + 1];
    if (work && of?.includes(id) && next) {
      void navigate({ to: '/candidate/$id', params: { id: next }, search: { of: of.join(','), work } });
    }
  };
  const talks = useIsPartOfIt() && view === 'conversation';
  // Whose account was deleted gives no dates and cannot be reached.
  const isReachable = status === 'accepted' && candidacy.can !== null && candidacy.candidate !== null;
  useKeptFocus([status, step, current?.status].join());
  return (
    <div className={classes.workplace} data-density="workplace" data-talks={talks || undefined}>
      <InTopBar>
        <Breadcrumb candidacy={candidacy} name={name} />
      </InTopBar>
      <CandidacyHeader candidacy={candidacy} name={name} moves={moves} of={of} work={work} />
      <div className={classes.tabs}>
        <CandidacyTabs id={id} view={view} waiting={candidacy.unanswered} />
      </div>
      {talks ? (
        <Talk candidacy={candidacy} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.handedIn}>
            <HandedIn candidacyId={id} snapshot={snapshot} appliedAt={appliedAt} />
          </div>
          <div className={classes.work}>
            <Suspense fallback={<LoadingState of="rows" rows={3} />}>
              <StepWork
                candidacy={candidacy}
                moves={moves}
                name={name}
                arranging={work === 'interview'}
                onProposed={goOn}
              />
            </Suspense>
            {isReachable && (
              <Suspense fallback={<LoadingState of="rows" rows={2} />}>
                <div id={firstDayId}>
                  <CandidateFirstDay candidacy={candidacy} name={name} />
                </div>
              </Suspense>
            )}
          </div>
          <div className={classes.earlier}>
            <Suspense>
              <EarlierWork candidacy={candidacy} arranging={work === 'interview'} />
            </Suspense>
          </div>
          <div className={classes.side}>
            {isReachable && (
              <Suspense fallback={<LoadingState of="rows" rows={3} />}>
                <CandidateContact candidacyId={id} name={name} />
              </Suspense>
            )}
            <InterviewPanelPlace />
            {current && (
              <div className={classes.step} data-first={current.type === 'internal' || undefined}>
                <StepCard candidacy={candidacy} step={current} moves={moves} />
              </div>
            )}
            <Suspense fallback={<LoadingState of="rows" rows={2} />}>
              <CandidacyNotes candidacyId={id} />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}

/** The conversation between what was handed in and who reads it. */
function Talk({ candidacy: { id, snapshot, appliedAt } }: { candidacy: HospitalCandidacy }) {
  const { t } = useTranslation('conversations');
  const place = { subject: 'candidacy', side: 'hospital', id } as const;
  return (
    <div className={classes.columns}>
      <div className={classes.handedIn}>
        <HandedIn candidacyId={id} snapshot={snapshot} appliedAt={appliedAt} />
      </div>
      <div className={classes.work}>
        <Suspense fallback={<LoadingState of="rows" rows={4} />}>
          <Conversation place={place} ended={t('ended.candidacy')} />
        </Suspense>
      </div>
      <div className={classes.side}>
        <Suspense>
          <ConversationSide place={place} />
        </Suspense>
      </div>
    </div>
  );
}

function Breadcrumb({ candidacy: { offer }, name }: { candidacy: HospitalCandidacy; name: string }) {
  const { t } = useTranslation(['selection', 'ui']);
  return (
    <nav aria-label={t('ui:pageHeader.breadcrumb')} className={classes.breadcrumb}>
      <Link to="/offers">{t('header.offers')}</Link>
      <ChevronRight size={14} aria-hidden />
      <Link to="/offers/$id/candidates" params={{ id: offer.id }} className={classes.crumb} title={offer.name}>
        {offer.name}
      </Link>
      <ChevronRight size={14} aria-hidden />
      <span aria-current="page" className={classes.crumb} title={name}>
        {name}
      </span>
    </nav>
  );
}
