import { type Interview, interviewCancelSchema } from '@fonendo/contract/interviews.schema';
import { interviewLimits } from '@fonendo/domain/interviews/interview';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { cacheHospitalInterview, cancelInterview } from './interviews.queries.ts';

type Props = { interview: Interview; name: string; onClose: () => void };

/** Says what follows, and lets the hospital give a reason. */
export function CancelDialog({ interview, name, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'core']);
  const queryClient = useQueryClient();
  const form = useZodForm(interviewCancelSchema, { comment: '' });
  return (
    <FormDialog opened onClose={onClose} size={520} title={t('hospital.cancelTitle')}>
      <Form
        form={form}
        label={t('hospital.cancel')}
        onSubmit={async ({ comment }) => {
          cacheHospitalInterview(queryClient, await cancelInterview(interview.id, comment));
          onClose();
          toast({ tone: 'success', title: t('hospital.cancelled') });
        }}
      >
        <Text c="dimmed" mb="md">
          {t('hospital.cancelHelp')}
        </Text>
        <TextareaField
          optional
          data-autofocus
          label={t('hospital.cancelComment', { name: name.split(' ')[0] ?? name })}
          maxLength={interviewLimits.comment}
          {...text(form.getInputProps('comment'))}
        />
        <FormFoot
          form={form}
          submit={t('hospital.cancel')}
          destructive
          onCancel={onClose}
          cancel={t('hospital.back')}
        />
      </Form>
    </FormDialog>
  );
}
