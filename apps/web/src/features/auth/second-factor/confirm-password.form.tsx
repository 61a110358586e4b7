import { confirmPasswordSchema } from '@fonendo/contract/auth/second-factor.schema';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { PasswordField } from '../../../ui/fields/password/password-field.tsx';
import classes from './second-factor.module.css';
import { useSecondFactorChanges } from './second-factor.queries.ts';

/** Somebody who finds an unlocked screen must not be able to change how its owner signs in. */
export function ConfirmPasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('secondFactor');
  const { confirmPassword } = useSecondFactorChanges();
  const email = useSession()?.email ?? '';
  const form = useZodForm(confirmPasswordSchema, { password: '' });

  async function submit({ password }: { password: string }) {
    try {
      await confirmPassword(password);
    } catch (failure) {
      if (!isApiFailure(failure, 'InvalidPassword')) throw failure;
      const fields = { password: { key: 'apiErrors.InvalidPassword' } } as const;
      throw new ApiFailure(failure.status, { ...failure.data, fields });
    }
    onConfirmed();
  }

  return (
    <Form form={form} label={t('confirm.title')} onSubmit={submit}>
      <div className={classes.steps}>
        <p className={classes.text}>{t('confirm.lead')}</p>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          data-autofocus
          autoComplete="current-password"
          label={t('confirm.password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting}>
          {t('confirm.submit')}
        </Button>
      </div>
    </Form>
  );
}
