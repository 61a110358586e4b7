import { blockReasonMaxLength, blockUserSchema } from '@fonendo/contract/users/users.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { Consequences } from '../../ui/consequences.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { UserFormProps } from './user/actions.tsx';
import { blockUser, cacheUser } from './users.queries.ts';

const consequences = ['sessions', 'mail', 'kept'] as const;

export function BlockUserForm({ user, onClose }: UserFormProps) {
  const { t } = useTranslation(['users', 'ui']);
  const queryClient = useQueryClient();
  const form = useZodForm(blockUserSchema, { reason: '' });
  const reason = useRef<HTMLTextAreaElement>(null);
  // The dialog may be open before this form is loaded, and has then focused something else.
  useEffect(() => reason.current?.focus(), []);
  return (
    <Form
      form={form}
      label={t('block.submit')}
      onSubmit={async (request) => {
        cacheUser(queryClient, await blockUser(user.id, request.reason));
        toast({ tone: 'success', title: t('block.done') });
        onClose();
      }}
    >
      <Consequences lead={t('block.lead')}>
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`block.${consequence}`)}</li>
        ))}
      </Consequences>
      <TextareaField
        ref={reason}
        data-autofocus
        label={t('block.reason')}
        description={t('block.reasonHelp')}
        maxLength={blockReasonMaxLength}
        {...form.getInputProps('reason')}
      />
      <FormFoot form={form} submit={t('block.submit')} destructive onCancel={onClose} cancel={t('ui:kept.access')} />
    </Form>
  );
}
