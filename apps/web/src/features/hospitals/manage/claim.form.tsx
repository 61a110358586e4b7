import { answerClaimSchema, type CifClaim } from '@fonendo/contract/hospitals/approval.schema';
import { hospitalReviewLimits } from '@fonendo/domain/hospitals/approval.lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { answerClaim, cacheClaims } from './managed-hospitals.queries.ts';

export function AnswerForm({ claim, onClose }: { claim: CifClaim; onClose: () => void }) {
  const { t } = useTranslation('hospitals');
  const queryClient = useQueryClient();
  const form = useZodForm(answerClaimSchema, { answer: '' });
  const answer = useRef<HTMLTextAreaElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('managed.claims.send')}
      onSubmit={async (request) => {
        cacheClaims(queryClient, await answerClaim(claim.id, request));
        toast({ tone: 'success', title: t('managed.claims.done') });
        onClose();
      }}
    >
      <TextareaField
        ref={answer}
        data-autofocus
        label={t('managed.claims.text')}
        description={t('managed.claims.textHelp', { email: claim.claimant.email })}
        minRows={4}
        maxLength={hospitalReviewLimits.reason}
        {...form.getInputProps('answer')}
      />
      <FormFoot form={form} submit={t('managed.claims.send')} onCancel={onClose} />
    </Form>
  );
}
