import { callNoteSchema } from '@fonendo/contract/candidacies/calls.schema';
import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { callLimits } from '@fonendo/domain/candidacies/call';
import { madridDate } from '@fonendo/domain/shared/calendar-date';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { day, text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { queryKeys } from '../../../platform/query-keys.ts';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { noteCall } from '../moves.queries.ts';

type Props = { candidacy: HospitalCandidacy; name: string; onClose: () => void };

/** When somebody called, and what was said; for colleagues. */
export function CallDialog({ candidacy: { id, statusSince, acceptance }, name, onClose }: Props) {
  const { t } = useTranslation('selection');
  const queryClient = useQueryClient();
  const call = acceptance?.call;
  const today = madridDate(new Date());
  const form = useZodForm(callNoteSchema, { day: call?.day ?? today, note: call?.note ?? '' });
  return (
    <FormDialog opened onClose={onClose} size={520} title={t('accepted.note')}>
      <Form
        form={form}
        label={t('accepted.note')}
        onSubmit={async (noted) => {
          await noteCall(id, noted);
          await invalidateAnswers(queryClient, [queryKeys.selection.candidacy(id)]);
          toast({ tone: 'success', title: t('accepted.noted') });
          onClose();
        }}
      >
        <DateField
          label={t('accepted.noteDay')}
          minDate={madridDate(new Date(statusSince))}
          maxDate={today}
          {...day(form.getInputProps('day'))}
        />
        <TextareaField
          optional
          mt="md"
          label={t('accepted.noteText')}
          description={t('accepted.noteSecret', { name })}
          maxLength={callLimits.note}
          minRows={3}
          {...text(form.getInputProps('note'))}
        />
        <FormFoot form={form} submit={t('accepted.noteSave')} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
