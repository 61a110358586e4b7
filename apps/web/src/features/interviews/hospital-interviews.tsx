import type { CandidacyInterviews, Interview, InterviewTerms } from '@fonendo/contract/interviews.schema';
import { liveInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { interviewDurations } from '@fonendo/domain/processes/process';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { EarlierInterviews } from './earlier-interviews.tsx';
import classes from './interviews.module.css';
import {
  cacheHospitalInterview,
  candidacyInterviewsQuery,
  proposeInterview,
  rescheduleInterview,
} from './interviews.queries.ts';

/** The interview's state and actions. */
const HospitalInterview = lazy(async () => ({ default: (await import('./hospital-interview.tsx')).HospitalInterview }));

const loadScheduler = () => import('./scheduling/scheduler.tsx');

/** The calendar with its form: loaded only for choosing dates. */
const Scheduler = lazy(async () => ({ default: (await loadScheduler()).Scheduler }));

type Props = {
  candidacyId: string;
  /** After the first dates were sent. */
  onProposed?: () => void;
};

/** The interviews of a candidacy, for its hospital. */
export function HospitalInterviews({ candidacyId, onProposed }: Props) {
  const { t } = useTranslation('interviews');
  const query = useQuery(candidacyInterviewsQuery(candidacyId));
  return (
    <AnswerFrame query={query} outline="rows" rows={2} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(data) => <Interviews {...{ candidacyId, data, onProposed }} />}
    </AnswerFrame>
  );
}

const isLive = ({ status }: Interview) => liveInterviewStatuses.some((live) => live === status);

type InterviewsProps = {
  candidacyId: string;
  data: CandidacyInterviews;
  onProposed: (() => void) | undefined;
};

function Interviews({ candidacyId, data, onProposed }: InterviewsProps) {
  const { t } = useTranslation('interviews');
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState(false);
  const { items, candidate, colleagues, can } = data;
  const live = items.find(isLive);
  const [latest] = items;
  const cache = (interview: Interview) => {
    cacheHospitalInterview(queryClient, interview);
    setChanging(false);
    toast({ tone: 'success', title: t('scheduler.sent'), message: t('scheduler.sentHelp') });
  };
  if (live && changing && live.allowedEvents.includes('reschedule')) {
    return (
      <Suspense fallback={<SchedulerOutline title={t('hospital.rescheduleHeading')} />}>
        <Scheduler
          key={live.id}
          {...{ candidacyId, candidate, colleagues, changes: live }}
          terms={termsOf(live)}
          title={t('hospital.rescheduleHeading')}
          onSend={async (proposal) => cache(await rescheduleInterview(live.id, proposal))}
          onBack={() => setChanging(false)}
        />
      </Suspense>
    );
  }
  const shown = live ?? (can.propose ? undefined : latest);
  const earlier = items.filter((interview) => interview !== shown);
  return (
    <div>
      {can.propose && (
        <Suspense fallback={<SchedulerOutline title={t('hospital.propose')} />}>
          <Scheduler
            {...{ candidacyId, candidate, colleagues }}
            terms={firstTerms(data)}
            title={t('hospital.propose')}
            onSend={async (proposal) => {
              cache(await proposeInterview(candidacyId, proposal));
              onProposed?.();
            }}
          />
        </Suspense>
      )}
      {shown && (
        <Suspense fallback={<LoadingState of="rows" rows={2} />}>
          <HospitalInterview
            interview={shown}
            onReschedule={() => setChanging(true)}
            onIntent={() => void loadScheduler()}
          />
        </Suspense>
      )}
      {!can.propose && !shown && (
        <Section title={t('hospital.heading')}>
          <Card>
            <EmptyState
              icon={<CalendarClock size={26} strokeWidth={1.75} aria-hidden />}
              title={t('hospital.none')}
              description={t('hospital.noneHelp')}
            />
          </Card>
        </Section>
      )}
      <EarlierInterviews interviews={earlier} zone={candidate.zone} title={t('hospital.earlier')} />
    </div>
  );
}

/** As high as the calendar, so that nothing below it jumps. */
function SchedulerOutline({ title }: { title: string }) {
  return (
    <Section title={title}>
      <div className={classes.outline} />
    </Section>
  );
}

/** The defaults of a new proposal: usually the place of the last one. */
function firstTerms({ items, durationMinutes }: CandidacyInterviews): InterviewTerms {
  const [last] = items;
  return {
    durationMinutes: durationOf(durationMinutes),
    place: last?.place ?? 'video',
    location: last?.location ?? '',
    message: '',
    interviewerIds: last?.interviewers.map(({ id }) => id) ?? [],
  };
}

const termsOf = ({ durationMinutes, place, location, interviewers }: Interview): InterviewTerms => ({
  ...{ place, location, message: '', interviewerIds: interviewers.map(({ id }) => id) },
  durationMinutes: durationOf(durationMinutes),
});

const durationOf = (minutes: number): InterviewTerms['durationMinutes'] =>
  interviewDurations.find((duration) => duration === minutes) ?? 45;
