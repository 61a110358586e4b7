import type { CandidacyStep, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { liveInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { Button } from '@mantine/core';
import { CircleSlash, Play, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { HospitalRequests } from '../../document-requests/document-requests.public.tsx';
import { HospitalInterviews } from '../../interviews/interviews.public.tsx';
import type { Moves } from '../use-moves.ts';
import classes from './candidacy.module.css';
import { EarlierPart } from './earlier.tsx';

/** Few candidacies are accepted; the lists beside them share this one's file. */
const Accepted = lazy(async () => ({ default: (await import('./accepted.tsx')).Accepted }));

type Props = { candidacy: HospitalCandidacy; moves: Moves };

type InterviewProps = {
  /** Dates are being chosen for several people, who may be at different steps. */
  arranging: boolean;
};

/** What the current step needs: documents, dates, or a start; for an ended candidacy, its end. */
export function StepWork({
  candidacy,
  moves,
  name,
  arranging,
  onProposed,
}: Props & InterviewProps & { name: string; onProposed: () => void }) {
  const { id, status } = candidacy;
  if (status === 'applied') return <Beginning candidacy={candidacy} moves={moves} />;
  if (status !== 'inProcess') return <End candidacy={candidacy} moves={moves} name={name} />;
  return arranging || isAtInterview(candidacy) ? (
    <HospitalInterviews candidacyId={id} onProposed={onProposed} />
  ) : (
    <HospitalRequests candidacyId={id} />
  );
}

/** Documents and interviews of other steps: one line each, expanded while something is open. */
export function EarlierWork({ candidacy, arranging }: Pick<Props, 'candidacy'> & InterviewProps) {
  const { t } = useTranslation('selection');
  const { id, status, steps } = candidacy;
  const ended = status !== 'inProcess';
  const atInterview = arranging || isAtInterview(candidacy);
  const sum = (of: keyof CandidacyStep['documents']) =>
    steps.reduce((total, { documents }) => total + documents[of], 0);
  const [open, accepted] = [sum('awaited') + sum('toAccept'), sum('accepted')];
  const talks = steps.flatMap(({ interview }) => interview ?? []);
  const [talk] = talks.filter(({ status: state }) => liveInterviewStatuses.some((live) => live === state));
  const last = talk ?? talks.at(-1);
  return (
    <>
      {open + accepted > 0 && (ended || atInterview) && (
        <EarlierPart
          title={t('earlier.documents')}
          fact={t('progress.acceptedDocuments', { count: accepted })}
          waits={open > 0}
        >
          <HospitalRequests candidacyId={id} />
        </EarlierPart>
      )}
      {last && (ended || !atInterview) && (
        <EarlierPart
          title={t('earlier.interview')}
          fact={[t(`progress.interview.${last.status}`), last.startsAt && formatDayOf(last.startsAt)]
            .filter(Boolean)
            .join(' · ')}
          waits={talk !== undefined}
        >
          <HospitalInterviews candidacyId={id} />
        </EarlierPart>
      )}
    </>
  );
}

const isAtInterview = ({ step, steps }: HospitalCandidacy): boolean =>
  step !== null && steps[step]?.type === 'interview';

function Beginning({ candidacy, moves: { move } }: Props) {
  const { t } = useTranslation('selection');
  const [first] = candidacy.steps;
  const verdict = candidacy.can?.moveTo[0];
  return (
    <Notice
      icon={<Play size={26} strokeWidth={1.75} aria-hidden />}
      title={t('begin.title')}
      description={t(first?.type === 'documentRequest' ? 'begin.documents' : 'begin.other', {
        step: first?.name ?? '',
      })}
      action={
        first &&
        verdict?.refused === null && (
          <Button loading={move.isBusy} onClick={() => move.start(0)}>
            {t('step.start', { step: first.name })}
          </Button>
        )
      }
    />
  );
}

function End({ candidacy, moves, name }: Props & { name: string }) {
  const { t } = useTranslation('selection');
  const { status, statusSince, discardReason, farewell } = candidacy;
  const date = formatDayOf(statusSince);
  if (status === 'accepted') {
    return (
      <Suspense>
        <Accepted candidacy={candidacy} moves={moves} name={name} />
      </Suspense>
    );
  }
  if (status === 'discarded') {
    return (
      <Notice
        icon={<CircleSlash size={26} strokeWidth={1.75} aria-hidden />}
        title={t('end.discarded', { date })}
        description={
          discardReason ? <span className={classes.reasonText}>{discardReason}</span> : t('end.reasonForgotten')
        }
        note={t('discard.secret')}
        {...(farewell && { more: <Farewell text={farewell} /> })}
      />
    );
  }
  return (
    <Notice
      icon={<Undo2 size={26} strokeWidth={1.75} aria-hidden />}
      title={t('end.withdrawn', { date })}
      description={t('end.withdrawnHelp')}
    />
  );
}

/** What the candidate was told. */
function Farewell({ text }: { text: string }) {
  const { t } = useTranslation('selection');
  return (
    <div className={classes.farewell}>
      <p className={classes.farewellLabel}>{t('end.farewell')}</p>
      <p className={classes.reasonText}>{text}</p>
    </div>
  );
}

type NoticeProps = {
  icon: ReactNode;
  title: string;
  description: ReactNode;
  action?: ReactNode;
  note?: string;
  more?: ReactNode;
};

function Notice({ icon, title, description, action, note, more }: NoticeProps) {
  return (
    <Card as="section" label={title}>
      <EmptyState icon={icon} title={title} description={description} {...(action && { action })} />
      {note && <p className={classes.note}>{note}</p>}
      {more}
    </Card>
  );
}
