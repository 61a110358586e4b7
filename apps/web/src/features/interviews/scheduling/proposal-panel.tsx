import type {
  BusyTimes,
  CandidacyInterviews,
  InterviewTerms,
  interviewTermsSchema,
} from '@fonendo/contract/interviews.schema';
import { busyInterviewers, interviewPlaces } from '@fonendo/domain/interviews/interview';
import { interviewDurations } from '@fonendo/domain/processes/process';
import { Button } from '@mantine/core';
import { Plus, Send } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form, focusFirstError } from '../../../platform/form/form.tsx';
import type { ZodForm } from '../../../platform/form/use-zod-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { InterviewersField } from '../interviewers-field.tsx';
import { DateAndTime } from './date-and-time.tsx';
import { problemOfEntry, takeIn } from './open-entries.ts';
import { type DraftProblem, type DraftSlot, engagementsOf, maxSlots, spanOfSlot } from './proposal-draft.ts';
import classes from './proposal-panel.module.css';
import { SlotRow } from './slot-row.tsx';
import type { OpenEntries } from './use-open-entries.ts';

type Props = {
  form: ZodForm<typeof interviewTermsSchema>;
  candidate: { name: string; zone: string };
  colleagues: CandidacyInterviews['colleagues'];
  busy: BusyTimes | undefined;
  slots: readonly DraftSlot[];
  problems: ReadonlyMap<number, DraftProblem>;
  duration: number;
  today: string;
  entries: OpenEntries;
  /** How often something was found wrong: each time the first such field gets the focus. */
  refusals: number;
  onRemove: (slot: DraftSlot) => void;
  /** Shows what is wrong with the dates, and counts it. */
  onCheck: () => number;
  onSend: (terms: InterviewTerms) => Promise<void>;
};

/** The dates as a list in both time zones, with duration, place, and the button that sends them. */
export function ProposalPanel(props: Props) {
  const { form, candidate, colleagues, busy, slots, problems, duration, today, entries, refusals } = props;
  const { onRemove, onCheck, onSend } = props;
  const { t } = useTranslation('interviews');
  const headingId = useId();
  const missingId = useId();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstError(head.current?.parentElement);
  }, [refusals]);
  const adding = entries.of(null);
  const count = takeIn(slots, entries.all).slots.length;
  const chosen = form.values.interviewerIds ?? [];
  const others = engagementsOf(busy);
  const busyNames = (slot: DraftSlot) => {
    const span = spanOfSlot(slot, duration);
    if (!span) return [];
    const found = busyInterviewers({ ...span, interviewId: '', interviewerIds: chosen }, others);
    return found.map(({ interviewerId }) => colleagues.find(({ id }) => id === interviewerId)?.name ?? '');
  };
  const missing = refusals > 0 && slots.length === 0 && !adding;
  const firstname = candidate.name.split(' ')[0] || candidate.name;
  return (
    <Card as="section" labelledBy={headingId}>
      <div className={classes.head} ref={head}>
        <h2 id={headingId} className={classes.title}>
          {t('hospital.dates')}
        </h2>
        <span className={classes.count}>{t('scheduler.count', { count: slots.length, max: maxSlots })}</span>
      </div>
      <ol className={classes.slots}>
        {slots.map((slot, index) => (
          <SlotRow
            key={slot.key}
            {...{ slot, duration, today, candidate, entries, onRemove }}
            busyNames={busyNames(slot)}
            number={index + 1}
            problem={problems.get(slot.key)}
          />
        ))}
      </ol>
      {slots.length === 0 && !adding && <p className={classes.empty}>{t('scheduler.empty')}</p>}
      {missing && (
        <p id={missingId} className={classes.problem} role="alert">
          {t('problems.noSlots')}
        </p>
      )}
      {adding ? (
        <DateAndTime
          today={today}
          value={adding}
          problem={adding.isTried ? problemOfEntry(adding, slots) : null}
          action={t('scheduler.put')}
          onChange={(clock) => entries.change({ ...adding, ...clock })}
          onSubmit={() => entries.submit(adding)}
          onCancel={() => entries.close(null)}
        />
      ) : (
        slots.length < maxSlots && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.add ?? ''}
            leftSection={<Plus size={16} aria-hidden />}
            {...(missing && { 'data-form-error': true, 'aria-describedby': missingId })}
            onClick={() => entries.open(null)}
          >
            {t('scheduler.add')}
          </Button>
        )
      )}
      <Form form={form} label={t('hospital.propose')} check={onCheck} onSubmit={onSend}>
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
            {count === 0 ? t('scheduler.sendNone') : t('scheduler.send', { count })}
          </Button>
          <p className={classes.what}>{t('scheduler.what', { name: firstname })}</p>
        </div>
      </Form>
    </Card>
  );
}
