import { blockHospitalSchema } from '@fonendo/contract/hospitals/list.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { Consequences } from '../../../ui/consequences.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { blockHospital, cacheHospital } from './managed-hospitals.queries.ts';

const consequences = ['signIn', 'offers', 'mail', 'kept'] as const;

export function BlockForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['hospitals', 'ui']);
  const queryClient = useQueryClient();
  const form = useZodForm(blockHospitalSchema, { reason: '' });
  const reason = useRef<HTMLTextAreaElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => reason.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('managed.block.action')}
      onSubmit={async (request) => {
        cacheHospital(queryClient, await blockHospital(id, request));
        toast({ tone: 'success', title: t('managed.block.done') });
        onClose();
      }}
    >
      <Consequences lead={t('managed.block.lead')}>
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`managed.block.${consequence}`)}</li>
        ))}
      </Consequences>
      <TextareaField
        ref={reason}
        data-autofocus
        label={t('managed.block.reason')}
        description={t('managed.block.reasonHelp')}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <FormFoot
        form={form}
        submit={t('managed.block.action')}
        destructive
        onCancel={onClose}
        cancel={t('ui:kept.access')}
      />
    </Form>
  );
}
