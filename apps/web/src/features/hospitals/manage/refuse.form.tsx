import { refuseHospitalSchema } from '@fonendo/contract/hospitals/approval.schema';
import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import { hospitalReviewLimits } from '@fonendo/domain/hospitals/approval.lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { Consequences } from '../../../ui/consequences.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { cacheHospital, refuseHospital } from './managed-hospitals.queries.ts';

const consequences = ['mail', 'closed', 'again'] as const;

export function RefuseForm({ detail, onClose }: { detail: HospitalDetail; onClose: () => void }) {
  const { t } = useTranslation(['hospitals', 'ui']);
  const queryClient = useQueryClient();
  const form = useZodForm(refuseHospitalSchema, { version: detail.approval.version, reason: '' });
  const reason = useRef<HTMLTextAreaElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => reason.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('managed.review.action')}
      onSubmit={async (request) => {
        cacheHospital(queryClient, await refuseHospital(detail.hospital.id, request));
        toast({ tone: 'success', title: t('managed.review.refusedDone') });
        onClose();
      }}
    >
      <Consequences lead={t('managed.review.lead')}>
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`managed.review.${consequence}`)}</li>
        ))}
      </Consequences>
      <TextareaField
        ref={reason}
        data-autofocus
        label={t('managed.review.reason')}
        description={t('managed.review.reasonHelp')}
        maxLength={hospitalReviewLimits.reason}
        {...form.getInputProps('reason')}
      />
      <FormFoot
        form={form}
        submit={t('managed.review.action')}
        destructive
        onCancel={onClose}
        cancel={t('ui:kept.pending')}
      />
    </Form>
  );
}
