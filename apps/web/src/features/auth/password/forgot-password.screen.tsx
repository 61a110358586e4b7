import { passwordResetLifeMs } from '@fonendo/domain/auth/account-codes';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { KeyRound, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { MessageActions, MessageCard, MessageFacts } from '../../../ui/states/message-card.tsx';
import classes from '../entry-form.module.css';
import { DemoMailboxLink } from '../login/demo-mailbox-link.tsx';
import { requestPasswordReset } from './new-password.queries.ts';

const loadSchema = () =>
  import('@fonendo/contract/auth/password.schema').then((schemas) => schemas.forgotPasswordQuerySchema);

export function ForgotPasswordScreen() {
  const { t } = useTranslation('access');
  const form = useZodForm(loadSchema, { email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo) return <LinkSent email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <MessageCard icon={KeyRound} title={t('forgot.heading')} lead={t('forgot.lead')} foot={<BackToLogin />}>
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          await requestPasswordReset(email);
          setSentTo(email);
        }}
      >
        <div className={classes.fields}>
          <EmailField autoComplete="username" label={t('forgot.email')} {...form.getInputProps('email')} />
          <Button type="submit" size="lg" fullWidth loading={form.submitting}>
            {t('forgot.submit')}
          </Button>
        </div>
      </Form>
    </MessageCard>
  );
}

/** The same for every address, so that it does not reveal who has an account. */
function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useTranslation('access');
  const minutes = passwordResetLifeMs / 60_000;
  return (
    <MessageCard
      icon={MailOpen}
      tone="ok"
      announce
      title={t('linkSent.heading')}
      lead={t('linkSent.lead', { email })}
      foot={<BackToLogin />}
    >
      <MessageFacts facts={[t('linkSent.expires', { minutes }), t('spam'), t('linkSent.sessions')]} />
      <DemoMailboxLink />
      <MessageActions>
        <Button variant="default" onClick={onOther}>
          {t('linkSent.again')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}

function BackToLogin() {
  const { t } = useTranslation('access');
  return (
    <Anchor component={Link} to="/login">
      {t('backToLogin')}
    </Anchor>
  );
}
