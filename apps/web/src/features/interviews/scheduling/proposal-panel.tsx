import type {
  BusyTimes,
  CandidacyInterviews,
  InterviewTerms,
  interviewTermsSchema,
} from '@fonendo/contract/interviews.schema';
import { busyInterviewers, interviewPlaces } from '@fonendo/domain/interviews/interview';
import { interviewDurations } from '@fonendo/domain/processes/process';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { ActionIcon, Button } from '@mantine/core';
import { Pencil, Plus, Send, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import type { ZodForm } from '../../../platform/form/use-zod-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { shortDay, times, useTimesIn } from '../interview-times.ts';
import { InterviewersField } from '../interviewers-field.tsx';
import { OddHours } from '../odd-hours.tsx';
import { DateAndTime } from './date-and-time.tsx';
import { type DraftProblem, type DraftSlot, engagementsOf, maxSlots, spanOfSlot } from './proposal-draft.ts';
import classes from './proposal-panel.module.css';

type Props = {
  form: ZodForm<typeof interviewTermsSchema>;
  candidate: { name: string; zone: string };
  colleagues: CandidacyInterviews['colleagues'];
  busy: BusyTimes | undefined;
  slots: readonly DraftSlot[];
  problems: ReadonlyMap<number, DraftProblem>;
  duration: number;
  today: string;
  /** False if there are five already. */
  onAdd: (clock: { date: string; time: string }) => boolean;
  onChange: (slot: DraftSlot) => void;
  onRemove: (slot: DraftSlot) => void;
  onSend: (terms: InterviewTerms) => Promise<void>;
};

/** The dates as a list in both time zones, with duration, place, and the button that sends them. */
export function ProposalPanel(props: Props) {
  const { form, candidate, colleagues, busy, slots, problems, duration, today, onSend, ...rest } = props;
  const { t } = useTranslation('interviews');
  const headingId = useId();
  const [attempted, setAttempted] = useState(false);
  const [adding, setAdding] = useState(false);
  const chosen = form.values.interviewerIds ?? [];
  const others = engagementsOf(busy);
  const busyNames = (slot: DraftSlot) => {
    const span = spanOfSlot(slot, duration);
    if (!span) return [];
    const found = busyInterviewers({ ...span, interviewId: '', interviewerIds: chosen }, others);
    return found.map(({ interviewerId }) => colleagues.find(({ id }) => id === interviewerId)?.name ?? '');
  };
  const missing = attempted && slots.length === 0;
  const firstname = candidate.name.split(' ')[0] || candidate.name;
  const submit = async (terms: InterviewTerms) => {
    setAttempted(true);
    if (slots.length > 0 && problems.size === 0) await onSend(terms);
  };
  return (
    <Card as="section" labelledBy={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {t('hospital.dates')}
        </h2>
        <span className={classes.count}>{t('scheduler.count', { count: slots.length, max: maxSlots })}</span>
      </div>
      <ol className={classes.slots}>
        {slots.map((slot, index) => (
          <SlotRow
            key={slot.key}
            {...{ slot, duration, today, candidate }}
            busyNames={busyNames(slot)}
            number={index + 1}
            problem={problems.get(slot.key)}
            {...rest}
          />
        ))}
      </ol>
      {slots.length === 0 && !adding && <p className={classes.empty}>{t('scheduler.empty')}</p>}
      {missing && (
        <p className={classes.problem} role="alert">
          {t('problems.noSlots')}
        </p>
      )}
      {adding ? (
        <DateAndTime
          today={today}
          action={t('scheduler.put')}
          onSubmit={(clock) => {
            if (rest.onAdd(clock)) setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        slots.length < maxSlots && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.add ?? ''}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('scheduler.add')}
          </Button>
        )
      )}
      <Form form={form} label={t('hospital.propose')} onSubmit={submit}>
        <div className={classes.fields}>
          <div className={classes.pair}>
            <SelectField
              label={t('scheduler.duration')}
              searchable={false}
              data={interviewDurations.map((minutes) => ({
                value: String(minutes),
                label: t('times.minutes', { count: minutes }),
              }))}
              value={String(form.values.durationMinutes ?? '')}
              onChange={(picked) =>
                form.setFieldValue('durationMinutes', Number(picked) as InterviewTerms['durationMinutes'])
              }
              error={form.errors.durationMinutes}
            />
            <SelectField
              label={t('scheduler.place')}
              searchable={false}
              data={interviewPlaces.map((place) => ({ value: place, label: t(`places.${place}`) }))}
              value={form.values.place ?? null}
              onChange={(picked) => form.setFieldValue('place', picked as InterviewTerms['place'])}
              error={form.errors.place}
            />
          </div>
          <TextField
            label={t(form.values.place === 'onSite' ? 'scheduler.address' : 'scheduler.link')}
            {...text(form.getInputProps('location'))}
          />
          <InterviewersField
            {...{ colleagues, others }}
            value={chosen}
            spans={slots.flatMap((slot) => spanOfSlot(slot, duration) ?? [])}
            placeholder={t('interviewers.nobody')}
            onChange={(ids) => form.setFieldValue('interviewerIds', ids)}
            error={form.errors.interviewerIds}
          />
          <TextareaField
            optional
            label={t('scheduler.message', { name: firstname })}
            minRows={1}
            {...text(form.getInputProps('message'))}
          />
          <Button type="submit" fullWidth leftSection={<Send size={17} aria-hidden />} loading={form.submitting}>
            {slots.length === 0 ? t('scheduler.sendNone') : t('scheduler.send', { count: slots.length })}
          </Button>
          <p className={classes.what}>{t('scheduler.what', { name: firstname })}</p>
        </div>
      </Form>
    </Card>
  );
}

type RowProps = Pick<Props, 'duration' | 'today' | 'onChange' | 'onRemove'> & {
  slot: DraftSlot;
  number: number;
  candidate: Props['candidate'];
  /** Who of those chosen has another interview then. */
  busyNames: readonly string[];
  problem: DraftProblem | undefined;
};

function SlotRow({ slot, number, candidate, busyNames, duration, today, problem, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('interviews');
  const timesIn = useTimesIn();
  const [editing, setEditing] = useState(false);
  const span = spanOfSlot(slot, duration);
  const there = span && timesIn(span, candidate.zone);
  return (
    <li className={classes.slot} data-problem={problem ? true : undefined}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.when}>
        <strong>
          {span ? `${shortDay(span.startsAt, madridZone)}, ${times(span, madridZone)}` : `${slot.date} ${slot.time}`}
        </strong>
        {there && <span className={classes.there}>{there}</span>}
        {problem && <span className={classes.problem}>{t(`problems.${problem}`)}</span>}
      </div>
      <ActionIcon
        size="sm"
        aria-label={t('scheduler.edit', { number })}
        aria-expanded={editing}
        onClick={() => setEditing((open) => !open)}
      >
        <Pencil size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon size="sm" aria-label={t('scheduler.remove', { number })} onClick={() => onRemove(slot)}>
        <X size={16} aria-hidden />
      </ActionIcon>
      {span && !problem && (
        <div className={classes.odd}>
          <OddHours span={span} zone={candidate.zone} name={candidate.name} busy={busyNames} />
        </div>
      )}
      {editing && (
        <div className={classes.edit}>
          <DateAndTime
            today={today}
            value={slot}
            action={t('scheduler.change')}
            onSubmit={(clock) => {
              onChange({ ...slot, ...clock });
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        </div>
      )}
    </li>
  );
}
