import { type Interview, interviewDeclineSchema } from '@fonendo/contract/interviews.schema';
import { checkSlots, interviewLimits, spanOf } from '@fonendo/domain/interviews/interview';
import { instantsAt, madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { ActionIcon, Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { isDay } from '../../ui/fields/date/typed-date.ts';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { cityOf, differs, ownZone, timesThere } from './interview-times.ts';
import classes from './interviews.module.css';
import { cacheOwnInterview, declineInterview } from './interviews.queries.ts';
import { maxSlots } from './scheduling/proposal-draft.ts';

type OwnDate = { key: number; date: string; time: string };

type Props = { interview: Interview; onClose: () => void };

const declineFormSchema = interviewDeclineSchema.pick({ comment: true });

/** Why the candidate cannot come and other dates, in their own time zone. */
export function DeclineDialog({ interview, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'ui']);
  const queryClient = useQueryClient();
  const form = useZodForm(declineFormSchema, { comment: '' });
  const [dates, setDates] = useState<readonly OwnDate[]>([]);
  const [attempted, setAttempted] = useState(false);
  const zone = ownZone();
  const problems = problemsOf(dates, interview.durationMinutes, zone);
  const change = (key: number, clock: Partial<OwnDate>) =>
    setDates(dates.map((date) => (date.key === key ? { ...date, ...clock } : date)));
  return (
    <FormDialog opened onClose={onClose} size={560} title={t('doctor.declineTitle')}>
      <Form
        form={form}
        label={t('doctor.declineTitle')}
        typed={dates.length > 0}
        check={() => {
          setAttempted(true);
          return problems.filter(Boolean).length;
        }}
        onSubmit={async ({ comment }) => {
          const slots = dates.flatMap((date) => instantsAt(zone, date).slice(0, 1));
          const answer = { comment, slots: slots.map((startsAt) => ({ startsAt: startsAt.toISOString() })) };
          cacheOwnInterview(queryClient, await declineInterview(interview.id, answer));
          onClose();
          toast({ tone: 'success', title: t('doctor.declined'), message: t('doctor.declinedHelp') });
        }}
      >
        <Text c="dimmed" mb="md">
          {t('doctor.declineHelp')}
        </Text>
        <TextareaField
          data-autofocus
          label={t('doctor.comment')}
          maxLength={interviewLimits.comment}
          {...text(form.getInputProps('comment'))}
        />
        <fieldset className={classes.ownDates}>
          <legend className={classes.when}>{t('doctor.ownDates')}</legend>
          <p className={classes.there}>
            {differs(zone, new Date())
              ? t('doctor.ownDatesHelp', { max: maxSlots, city: cityOf(zone) })
              : t('doctor.ownDatesHelpMadrid', { max: maxSlots })}
          </p>
          {dates.map((date, index) => (
            <OwnDateRow
              key={date.key}
              {...{ date, zone }}
              number={index + 1}
              duration={interview.durationMinutes}
              problem={attempted ? problems[index] : undefined}
              onChange={(clock) => change(date.key, clock)}
              onRemove={() => setDates(dates.filter(({ key }) => key !== date.key))}
            />
          ))}
          {dates.length < maxSlots && (
            <div>
              <Button
                variant="subtle"
                size="sm"
                leftSection={<Plus size={16} aria-hidden />}
                onClick={() =>
                  setDates([...dates, { key: Math.max(0, ...dates.map(({ key }) => key)) + 1, date: '', time: '' }])
                }
              >
                {t('doctor.addDate')}
              </Button>
            </div>
          )}
        </fieldset>
        <FormFoot form={form} submit={t('doctor.declineAction')} onCancel={onClose} cancel={t('ui:kept.asItIs')} />
      </Form>
    </FormDialog>
  );
}

type RowProps = {
  date: OwnDate;
  number: number;
  zone: string;
  duration: number;
  problem: Problem | null | undefined;
  onChange: (clock: Partial<OwnDate>) => void;
  onRemove: () => void;
};

function OwnDateRow({ date, number, zone, duration, problem, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('interviews');
  const [startsAt] = instantsAt(zone, date);
  const span = startsAt && spanOf(startsAt, duration);
  return (
    <div className={classes.ownDate}>
      <DateField
        label={t('doctor.date', { number })}
        value={date.date}
        onChange={(day) => onChange({ date: day })}
        minDate={wallClock(zone, new Date()).date}
        error={problem === 'missing' ? !isDay(date.date) && t('problems.noDay') : Boolean(problem)}
      />
      <TextField
        type="time"
        step={900}
        label={t('doctor.time', { number })}
        value={date.time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
        error={problem === 'missing' ? !date.time && t('problems.noTime') : Boolean(problem)}
      />
      <ActionIcon aria-label={t('doctor.removeDate', { number })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </ActionIcon>
      {problem && problem !== 'missing' && (
        <p className={classes.problem} role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
      {!problem && span && differs(zone, span.startsAt) && (
        <p className={classes.there}>{t('times.inPeninsula', { times: inMadrid(span, zone) })}</p>
      )}
    </div>
  );
}

/** With the date if it differs from the reader's. */
function inMadrid(span: { startsAt: Date; endsAt: Date }, zone: string): string {
  const sameDay = wallClock(madridZone, span.startsAt).date === wallClock(zone, span.startsAt).date;
  return sameDay
    ? timesThere(span, madridZone)
    : `${wallClock(madridZone, span.startsAt).date}, ${timesThere(span, madridZone)}`;
}

type Problem = 'missing' | 'timeDoesNotExist' | NonNullable<ReturnType<typeof checkSlots>[number]>;

/** The server's rules, checked beforehand; incomplete dates are reported as such. */
function problemsOf(dates: readonly OwnDate[], duration: number, zone: string): (Problem | null)[] {
  const spans = dates.map((date) => {
    const [startsAt] = instantsAt(zone, date);
    return startsAt ? spanOf(startsAt, duration) : null;
  });
  const found = checkSlots(
    spans.filter((span) => span !== null),
    { now: new Date(), taken: [] },
  );
  let next = 0;
  return dates.map(({ date, time }, index) => {
    if (!isDay(date) || !time) return 'missing';
    if (!spans[index]) return 'timeDoesNotExist';
    const problem = found[next] ?? null;
    next += 1;
    return problem;
  });
}
