import { type Interview, interviewersSchema } from '@fonendo/contract/interviews.schema';
import { busyInterviewers } from '@fonendo/domain/interviews/interview';
import { madridZone } from '@fonendo/domain/reference/time-zones';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { Consequences } from '../../ui/consequences.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { entriesOf } from './calendar/agenda.ts';
import { shortDay, times } from './interview-times.ts';
import classes from './interviewers-dialog.module.css';
import { InterviewersField } from './interviewers-field.tsx';
import {
  busyTimesQuery,
  cacheHospitalInterview,
  candidacyInterviewsQuery,
  changeInterviewers,
} from './interviews.queries.ts';
import { engagementsOf } from './scheduling/proposal-draft.ts';

type Props = { interview: Interview; onClose: () => void };

/** The most that the calendar is asked for at once. */
const maxDays = 99;

/** Changes who interviews: the dates stay. Before it is sent, the dialog names the people who will be told. */
export function InterviewersDialog({ interview, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'core', 'ui']);
  const queryClient = useQueryClient();
  const { id, candidacyId, interviewers, candidate } = interview;
  const before = interviewers.map((person) => person.id);
  const form = useZodForm(interviewersSchema, { interviewerIds: before });
  const chosen = form.values.interviewerIds ?? [];
  const entries = entriesOf(interview);
  const spans = entries.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
  const colleagues = useQuery(candidacyInterviewsQuery(candidacyId)).data?.colleagues ?? [];
  const busy = useQuery({ ...busyTimesQuery(candidacyId, rangeOf(spans)), enabled: spans.length > 0 });
  const others = engagementsOf(busy.data).filter(({ interviewId }) => interviewId !== id);
  const nameOf = (person: string) => [...interviewers, ...colleagues].find((one) => one.id === person)?.name ?? '';
  const added = chosen.filter((person) => !before.includes(person));
  const released = before.filter((person) => !chosen.includes(person));
  const isAgreed = entries[0]?.kind === 'date';
  const warnings = spans.flatMap((span) =>
    busyInterviewers({ ...span, interviewId: id, interviewerIds: chosen }, others).map(({ interviewerId }) =>
      t('interviewers.busyOn', {
        ...{ name: nameOf(interviewerId), date: shortDay(span.startsAt, madridZone), times: times(span, madridZone) },
      }),
    ),
  );
  const name = candidate?.name || t('calendar.left');
  const title = t('interviewers.changeTitle', { name });
  return (
    <FormDialog opened onClose={onClose} size={560} title={title}>
      <Form
        form={form}
        label={title}
        onSubmit={async (values) => {
          try {
            cacheHospitalInterview(queryClient, await changeInterviewers(id, values));
          } catch (failure) {
            // Somebody left, or the interview went on meanwhile: what stands behind the dialog is asked for again.
            void invalidateAnswers(queryClient, affectedBy.candidacy);
            throw failure;
          }
          onClose();
          toast({ tone: 'success', title: t('interviewers.changed') });
        }}
      >
        <ul className={classes.dates}>
          {entries.map((entry) => (
            <li key={entry.key}>
              {shortDay(entry.startsAt, madridZone)}, {times(entry, madridZone)}
            </li>
          ))}
        </ul>
        <InterviewersField
          {...{ colleagues, others, spans }}
          required
          value={chosen}
          placeholder={t('interviewers.choose')}
          onChange={(ids) => form.setFieldValue('interviewerIds', ids)}
          error={form.errors.interviewerIds}
        />
        {warnings.length > 0 && (
          <div role="status" className={classes.warnings}>
            {warnings.map((warning) => (
              <p key={warning} className={classes.warning}>
                <AlertTriangle size={16} aria-hidden /> {warning}
              </p>
            ))}
          </div>
        )}
        {(added.length > 0 || released.length > 0) && (
          <Consequences lead={t('interviewers.lead')}>
            {added.length > 0 && (
              <li>
                {t(isAgreed ? 'interviewers.invites' : 'interviewers.asks', { names: added.map(nameOf).join(', ') })}
              </li>
            )}
            {released.length > 0 && (
              <li>
                {t(isAgreed ? 'interviewers.uninvites' : 'interviewers.releases', {
                  names: released.map(nameOf).join(', '),
                })}
              </li>
            )}
            <li>{t('interviewers.stays', { name })}</li>
          </Consequences>
        )}
        <FormFoot form={form} submit={t('interviewers.save')} onCancel={onClose} cancel={t('ui:kept.asItIs')} />
      </Form>
    </FormDialog>
  );
}

function rangeOf(spans: readonly { startsAt: Date; endsAt: Date }[]) {
  const starts = spans.map(({ startsAt }) => startsAt.getTime());
  const from = Math.min(...starts);
  const to = Math.min(Math.max(...spans.map(({ endsAt }) => endsAt.getTime())), from + maxDays * 24 * 60 * 60_000);
  // Nothing is asked for without dates.
  if (spans.length === 0) return { from: '', to: '' };
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
