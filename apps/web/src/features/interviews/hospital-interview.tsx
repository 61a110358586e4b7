import type { Interview, InterviewSlot } from '@fonendo/contract/interviews.schema';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { CalendarPlus, CalendarX2, Check, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../platform/query-keys.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { hospitalStatusOf } from './calendar/agenda.ts';
import { InterviewClocks } from './interview-clocks.tsx';
import { InterviewPlaceLine } from './interview-place.tsx';
import { shortDay, times, useTimesIn } from './interview-times.ts';
import { InterviewersLine } from './interviewers-line.tsx';
import classes from './interviews.module.css';
import {
  acceptProposal,
  cacheHospitalInterview,
  fetchCalendarFile,
  markHeld,
  markNotAttended,
  withdrawSlot,
} from './interviews.queries.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

type Props = {
  interview: Interview;
  onReschedule: () => void;
  /** Called on hover or focus, to load what rescheduling needs. */
  onIntent: () => void;
};

/** The interview's state, and the hospital's actions. */
export function HospitalInterview({ interview, onReschedule, onIntent }: Props) {
  const { t } = useTranslation('interviews');
  const { status, candidate, candidateComment, message, slots, startsAt, endsAt, allowedEvents } = interview;
  const zone = candidate?.zone ?? madridZone;
  const name = candidate?.name || t('calendar.left');
  const hasDate = startsAt && endsAt && status !== 'pendingConfirmation' && status !== 'declined';
  return (
    <Section title={t('hospital.heading')} aside={<StatusBadge of="interview" status={hospitalStatusOf(interview)} />}>
      <Card>
        <div className={classes.parts}>
          {hasDate && <InterviewClocks span={{ startsAt, endsAt }} zone={zone} first="peninsula" />}
          {status === 'pendingConfirmation' && <p className={classes.lead}>{t('hospital.waiting', { name })}</p>}
          {candidateComment && status === 'declined' && <Said label={t('hospital.comment')} words={candidateComment} />}
          {(status === 'pendingConfirmation' || status === 'declined') && (
            <Dates interview={interview} zone={zone} slots={slots} />
          )}
          {status !== 'cancelled' && <InterviewersLine interview={interview} />}
          {status !== 'declined' && status !== 'cancelled' && <InterviewPlaceLine interview={interview} />}
          {message && <Said label={t('hospital.message')} words={message} />}
          {(allowedEvents.length > 0 || status === 'confirmed') && (
            <Actions interview={interview} name={name} onReschedule={onReschedule} onIntent={onIntent} />
          )}
        </div>
      </Card>
    </Section>
  );
}

export const Said = ({ label, words }: { label: string; words: string }) => (
  <div>
    <p className={classes.label}>{label}</p>
    <p className={classes.words}>{words}</p>
  </div>
);

type DatesProps = { interview: Interview; zone: string; slots: readonly InterviewSlot[] };

/** Dates that wait for the candidate and can be withdrawn; or the candidate's own, which can be accepted. */
function Dates({ interview: { id, candidacyId, status, allowedEvents }, zone, slots }: DatesProps) {
  const { t } = useTranslation('interviews');
  const timesIn = useTimesIn();
  const ask = useConfirm();
  const accept = useAction({
    run: (slotId: string) => acceptProposal(id, slotId),
    cache: cacheHospitalInterview,
    done: { title: t('hospital.accepted'), message: t('hospital.acceptedHelp') },
    failed: t('actionFailed'),
    invalidates: [queryKeys.selection.interviews(candidacyId)],
  });
  const withdraw = useAction({
    ask: ({ date }: { slotId: string; date: string }) =>
      ask({
        title: t('hospital.withdrawTitle'),
        description: t('hospital.withdrawHelp', { date }),
        action: t('hospital.withdrawAction'),
        keeps: 'date',
      }),
    run: ({ slotId }) => withdrawSlot(id, slotId),
    cache: cacheHospitalInterview,
    done: t('hospital.withdrawn'),
    failed: t('actionFailed'),
    invalidates: [queryKeys.selection.interviews(candidacyId)],
  });
  const ofCandidate = status === 'declined';
  if (ofCandidate && slots.length === 0) return <p className={classes.lead}>{t('hospital.noDates')}</p>;
  const mayWithdraw = allowedEvents.includes('withdrawSlot') && slots.filter(({ open }) => open).length > 1;
  return (
    <div>
      <p className={classes.label}>{t(ofCandidate ? 'hospital.theirDates' : 'hospital.dates')}</p>
      <ul className={classes.dates}>
        {slots.map((slot) => {
          const date = `${shortDay(slot.startsAt, madridZone)}, ${times(slot, madridZone)}`;
          const there = timesIn(slot, zone);
          return (
            <li key={slot.id}>
              <div>
                <p className={classes.when}>{date}</p>
                {there && <p className={classes.there}>{there}</p>}
                {!slot.open && <p className={classes.there}>{t('hospital.expired')}</p>}
              </div>
              {ofCandidate && slot.open && allowedEvents.includes('acceptProposal') && (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<Check size={16} aria-hidden />}
                  loading={accept.input === slot.id}
                  onClick={() => accept.start(slot.id)}
                >
                  {t('hospital.accept')}
                  <VisuallyHidden>: {date}</VisuallyHidden>
                </Button>
              )}
              {!ofCandidate && mayWithdraw && slot.open && (
                <ActionIcon
                  aria-label={t('hospital.withdraw', { date })}
                  loading={withdraw.input?.slotId === slot.id}
                  onClick={() => withdraw.start({ slotId: slot.id, date })}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Actions({ interview, name, onReschedule, onIntent }: Props & { name: string }) {
  const { t } = useTranslation('interviews');
  const ask = useConfirm();
  const [cancelling, setCancelling] = useState(false);
  const { id, candidacyId, status, allowedEvents } = interview;
  const mark = useAction({
    ask: async (outcome: 'held' | 'notAttended') =>
      outcome === 'held' ||
      ask({
        title: t('hospital.notAttendedTitle'),
        description: t('hospital.notAttendedHelp', { name }),
        action: t('hospital.notAttended'),
        keeps: 'asItIs',
      }),
    run: (outcome) => (outcome === 'held' ? markHeld(id) : markNotAttended(id)),
    cache: cacheHospitalInterview,
    done: t('hospital.marked'),
    failed: t('actionFailed'),
    invalidates: [queryKeys.selection.interviews(candidacyId)],
  });
  return (
    <div className={classes.actions}>
      {allowedEvents.includes('markHeld') && (
        <Button loading={mark.input === 'held'} onClick={() => mark.start('held')}>
          {t('hospital.held')}
        </Button>
      )}
      {allowedEvents.includes('markNotAttended') && (
        <Button variant="default" loading={mark.input === 'notAttended'} onClick={() => mark.start('notAttended')}>
          {t('hospital.notAttended')}
        </Button>
      )}
      {allowedEvents.includes('reschedule') && (
        <Button variant="default" onPointerEnter={onIntent} onFocus={onIntent} onClick={onReschedule}>
          {t('hospital.reschedule')}
        </Button>
      )}
      {status === 'confirmed' && <SaveToCalendar id={id} label={t('hospital.calendar')} />}
      {allowedEvents.includes('cancel') && (
        <Button
          variant="subtle"
          className={classes.danger ?? ''}
          leftSection={<CalendarX2 size={17} aria-hidden />}
          onClick={() => setCancelling(true)}
        >
          {t('hospital.cancel')}
        </Button>
      )}
      {cancelling && (
        <Suspense>
          <CancelDialog interview={interview} name={name} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  );
}

export function SaveToCalendar({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('interviews');
  const save = useAction({
    run: async () => saveFile(await fetchCalendarFile(id), `${t('doctor.heading').toLowerCase()}.ics`),
    failed: t('actionFailed'),
  });
  return (
    <Button
      variant="default"
      leftSection={<CalendarPlus size={17} aria-hidden />}
      loading={save.isBusy}
      onClick={() => save.start()}
    >
      {label}
    </Button>
  );
}
