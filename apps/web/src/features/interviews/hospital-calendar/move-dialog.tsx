import { interviewMoveSchema } from '@fonendo/contract/interviews.schema';
import { busyInterviewers, checkSlots, interviewLimits, spanOf } from '@fonendo/domain/interviews/interview';
import { madridInstant, madridZone, type WallClock, wallClock } from '@fonendo/domain/reference/time-zones';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../../platform/http-client.ts';
import { toast } from '../../../platform/toasts.ts';
import { Consequences } from '../../../ui/consequences.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { isDay } from '../../../ui/fields/date/typed-date.ts';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { AgendaEntry } from '../calendar/agenda.ts';
import { shortDay, times, useTimesIn } from '../interview-times.ts';
import { InterviewersField } from '../interviewers-field.tsx';
import { cacheHospitalInterview, candidacyInterviewsQuery, moveInterview } from '../interviews.queries.ts';
import { OddHours } from '../odd-hours.tsx';
import type { DraftProblem } from '../scheduling/proposal-draft.ts';
import classes from './move-dialog.module.css';
import { otherEngagements } from './periods.ts';

const formSchema = interviewMoveSchema.pick({ message: true, interviewerIds: true });

type Props = {
  entry: AgendaEntry;
  /** Where it was dropped; without it, where it stands. */
  target?: WallClock | undefined;
  /** Everything in the calendar, to see who is busy then. */
  entries: readonly AgendaEntry[];
  onClose: () => void;
};

/** Asks before anybody is told: from when to when for both sides, what is odd about it, and who hears of it. */
export function MoveDialog({ entry, target, entries, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'core', 'ui']);
  const queryClient = useQueryClient();
  const timesIn = useTimesIn();
  const [at] = useState<WallClock>(target ?? wallClock(madridZone, new Date(entry.startsAt)));
  const [clock, setClock] = useState(at);
  const [attempted, setAttempted] = useState(target !== undefined);
  const [refused, setRefused] = useState<DraftProblem>();
  const { interview } = entry;
  const before = interview.interviewers.map(({ id }) => id);
  const form = useZodForm(formSchema, { message: '', interviewerIds: before });
  const chosen = form.values.interviewerIds ?? [];
  const colleagues = useQuery(candidacyInterviewsQuery(interview.candidacyId)).data?.colleagues;
  const others = otherEngagements(entry, entries);
  const name = interview.candidate?.name || t('calendar.left');
  const zone = interview.candidate?.zone ?? madridZone;
  const startsAt = isDay(clock.date) && clock.time ? madridInstant(clock) : undefined;
  const span = startsAt && spanOf(startsAt, interview.durationMinutes);
  const problem = refused ?? problemOf(clock, interview.durationMinutes, entry);
  const change = (next: Partial<WallClock>) => {
    setClock({ ...clock, ...next });
    setRefused(undefined);
  };
  const send = async (rest: z.output<typeof formSchema>) => {
    if (!span) return;
    try {
      const moved = { from: entry.startsAt, startsAt: span.startsAt.toISOString(), ...rest };
      cacheHospitalInterview(queryClient, await moveInterview(interview.id, moved));
    } catch (failure) {
      if (isApiFailure(failure, 'InterviewProposalsFailed')) setRefused(problemIn(failure.data.fields ?? {}));
      // A colleague may have been quicker: what stands behind the dialog is asked for again.
      void invalidateAnswers(queryClient, affectedBy.candidacy);
      throw failure;
    }
    onClose();
    toast({ tone: 'success', title: t('move.done'), message: t('move.doneHelp', { name }) });
  };
  const nameOf = (id: string) =>
    [...interview.interviewers, ...(colleagues ?? [])].find((person) => person.id === id)?.name ?? '';
  // Those who took part so far hear of it too, because the old date is off.
  const told = [...new Set([...before, ...chosen])];
  const busyNames = span
    ? busyInterviewers({ ...span, interviewId: '', interviewerIds: chosen }, others).map(({ interviewerId }) =>
        nameOf(interviewerId),
      )
    : [];
  const here = span && timesIn(span, zone);
  return (
    <FormDialog opened onClose={onClose} size={560} title={t('move.title', { name })}>
      <Form
        form={form}
        label={t('move.title', { name })}
        typed={clock.date !== at.date || clock.time !== at.time}
        check={() => {
          setAttempted(true);
          return problem ? 1 : 0;
        }}
        onSubmit={send}
      >
        <p className={classes.before}>
          {t('move.before', { date: shortDay(entry.startsAt, madridZone), times: times(entry, madridZone) })}
        </p>
        <div className={classes.fields}>
          <DateField
            label={t('scheduler.date')}
            value={clock.date}
            onChange={(date) => change({ date })}
            minDate={wallClock(madridZone, new Date()).date}
            error={attempted && problem === 'missing' && !isDay(clock.date) && t('problems.noDay')}
          />
          <TextField
            data-autofocus
            type="time"
            step={900}
            label={t('scheduler.time')}
            value={clock.time}
            onChange={(event) => change({ time: event.currentTarget.value })}
            error={
              attempted &&
              (problem === 'missing' ? !clock.time && t('problems.noTime') : problem && t(`problems.${problem}`))
            }
          />
        </div>
        {span && (
          <p className={classes.after} aria-live="polite">
            <strong>
              {shortDay(span.startsAt, madridZone)}, {times(span, madridZone)}
            </strong>
            {here && <span>{here}</span>}
          </p>
        )}
        {span && <OddHours span={span} zone={zone} name={name} busy={busyNames} />}
        {colleagues && (
          <div className={classes.people}>
            <InterviewersField
              {...{ colleagues, others }}
              value={chosen}
              spans={span ? [span] : []}
              placeholder={t('interviewers.same')}
              onChange={(ids) => form.setFieldValue('interviewerIds', ids)}
              error={form.errors.interviewerIds}
            />
          </div>
        )}
        <Consequences lead={t('move.lead')}>
          <li>{t(entry.kind === 'date' ? 'move.asksAgain' : 'move.asks', { name })}</li>
          {entry.kind === 'date' && <li>{t('move.leaves')}</li>}
          {(entry.rank?.count ?? 0) > 1 && <li>{t('move.others')}</li>}
          {told.length > 0 && <li>{t('move.tells', { names: told.map(nameOf).join(', ') })}</li>}
        </Consequences>
        <TextareaField
          optional
          label={t('scheduler.message', { name: name.split(' ')[0] ?? name })}
          minRows={1}
          maxLength={interviewLimits.message}
          {...text(form.getInputProps('message'))}
        />
        <FormFoot form={form} submit={t('move.action')} onCancel={onClose} cancel={t('ui:kept.asItIs')} />
      </Form>
    </FormDialog>
  );
}

type Problem = DraftProblem | 'missing' | 'sameHour';

/** The server's rules, as far as they can be known beforehand. */
function problemOf(clock: WallClock, duration: number, { startsAt, interview, key }: AgendaEntry): Problem | undefined {
  if (!isDay(clock.date) || !clock.time) return 'missing';
  const instant = madridInstant(clock);
  if (!instant) return 'timeDoesNotExist';
  if (instant.getTime() === Date.parse(startsAt)) return 'sameHour';
  const others = interview.slots
    .filter((slot) => slot.open && slot.id !== key && interview.status === 'pendingConfirmation')
    .map((slot) => ({ startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) }));
  return checkSlots([...others, spanOf(instant, duration)], { now: new Date(), taken: [] }).at(-1) ?? undefined;
}

/** The error of the server at the date, a key of `problems`. */
const problemIn = (fields: Record<string, { key: string }>): DraftProblem | undefined =>
  fields.startsAt && (fields.startsAt.key.replace('interviews:problems.', '') as DraftProblem);
