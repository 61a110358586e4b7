import type { ChangePasswordForm } from '@fonendo/contract/account/form.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { NewPasswordField } from '../../ui/fields/password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { changePassword } from './account.queries.ts';
import classes from './password.form.module.css';
import { useTone } from './tone.ts';

const loadSchema = () =>
  import('@fonendo/contract/account/form.schema').then((schemas) => schemas.changePasswordFormSchema);

export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const tone = useTone();
  const queryClient = useQueryClient();
  const form = useZodForm(loadSchema, { currentPassword: '', newPassword: '', confirmation: '' });

  async function submit({ currentPassword, newPassword }: ChangePasswordForm) {
    await changePassword(queryClient, { currentPassword, newPassword });
    form.reset();
    toast({ tone: 'success', title: t('password.changed'), message: t('password.changedHelp') });
  }

  return (
    <Section title={t('password.title')} description={t(`password.lead.${tone}`)}>
      <Card>
        <Form form={form} onSubmit={submit}>
          {/* Tells password managers whose password changes. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <div className={classes.fields}>
            <PasswordField label={t('password.current')} {...form.getInputProps('currentPassword')} />
            <NewPasswordField
              label={t('password.chosen')}
              minLength={limits.passwordMinLength}
              {...form.getInputProps('newPassword')}
            />
            <PasswordField
              autoComplete="new-password"
              label={t(`password.confirmation.${tone}`)}
              {...form.getInputProps('confirmation')}
            />
            <Button type="submit" variant="default" className={classes.submit ?? ''} loading={form.submitting}>
              {t('password.submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </Section>
  );
}
