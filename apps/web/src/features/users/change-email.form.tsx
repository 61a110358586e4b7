import { emailChangeSchema } from '@fonendo/contract/users/users.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import type { UserFormProps } from './user/actions.tsx';
import classes from './user/user.module.css';
import { cacheUser, changeEmail } from './users.queries.ts';

export function ChangeEmailForm({ user, onClose }: UserFormProps) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const form = useZodForm(emailChangeSchema, { email: '' });
  return (
    <Form
      form={form}
      label={t('email.submit')}
      onSubmit={async ({ email }) => {
        const { outcome, user: after } = await changeEmail(user.id, email);
        cacheUser(queryClient, after);
        toast({ tone: 'success', title: t(`email.${outcome}`), message: t(`email.${outcome}Help`, { email }) });
        onClose();
      }}
    >
      <p className={classes.lead}>{t(user.verified ? 'email.lead' : 'email.leadNotVerified', { email: user.email })}</p>
      <EmailField data-autofocus label={t('email.email')} autoComplete="off" {...form.getInputProps('email')} />
      <FormFoot form={form} submit={t('email.submit')} onCancel={onClose} />
    </Form>
  );
}
