import { passwordResetLifeMs } from '@fonendo/domain/auth/account-codes';
import { limits } from '@fonendo/domain/shared/limits';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { KeyRound, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../../platform/http-client.ts';
import { signOut } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { NewPasswordField } from '../../../ui/fields/password/new-password-field.tsx';
import { PasswordField } from '../../../ui/fields/password/password-field.tsx';
import { MessageActions, MessageCard } from '../../../ui/states/message-card.tsx';
import classes from '../entry-form.module.css';
import { resetPassword } from './new-password.queries.ts';

const loadSchema = () =>
  import('@fonendo/contract/auth/password.schema').then((schemas) => schemas.newPasswordFormSchema);

/** Opened by the link in the mail, whose token permits choosing a new password. */
export function NewPasswordScreen({ token }: { token: string | undefined }) {
  const [spent, setSpent] = useState(false);
  if (!token) return <AskAgain of="missing" />;
  if (spent) return <AskAgain of="spent" />;
  return <ChoosePassword token={token} onSpent={() => setSpent(true)} />;
}

function ChoosePassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const { t } = useTranslation('access');
  const form = useZodForm(loadSchema, { password: '', confirmation: '' });

  async function submit({ password }: { password: string }) {
    try {
      await resetPassword(token, password);
    } catch (failure) {
      if (!isApiFailure(failure, 'InvalidResetToken')) throw failure;
      return onSpent();
    }
    toast({ tone: 'success', title: t('newPassword.changed'), message: t('newPassword.changedHelp') });
    // The server ended every session; signing out here also leads to the login page.
    await signOut();
  }

  return (
    <MessageCard icon={KeyRound} title={t('newPassword.heading')} lead={t('newPassword.lead')}>
      <Form form={form} onSubmit={submit}>
        <div className={classes.fields}>
          <NewPasswordField
            label={t('newPassword.password')}
            minLength={limits.passwordMinLength}
            {...form.getInputProps('password')}
          />
          <PasswordField
            autoComplete="new-password"
            label={t('newPassword.confirmation')}
            {...form.getInputProps('confirmation')}
          />
          <Button type="submit" size="lg" fullWidth loading={form.submitting}>
            {t('newPassword.submit')}
          </Button>
        </div>
      </Form>
    </MessageCard>
  );
}

function AskAgain({ of: reason }: { of: 'missing' | 'spent' }) {
  const { t } = useTranslation('access');
  const spent = reason === 'spent';
  const minutes = passwordResetLifeMs / 60_000;
  return (
    <MessageCard
      icon={Link2Off}
      tone="warn"
      announce={spent}
      title={t(spent ? 'linkSpent.heading' : 'linkSpent.missing')}
      lead={spent ? t('linkSpent.lead', { minutes }) : t('linkSpent.missingLead')}
      foot={
        <Anchor component={Link} to="/login">
          {t('backToLogin')}
        </Anchor>
      }
    >
      <MessageActions>
        <Button component={Link} to="/forgot-password" size="lg">
          {t('linkSpent.again')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}
