import type { Account } from '@fonendo/contract/account/account.schema';
import { Button, Modal, Stack } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { useSession } from '../../platform/session/auth-state.ts';
import { clearSession, endingSession } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { useOpenerFocus } from '../../ui/dialog/opener-focus.ts';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { PetitionBeforeLeaving } from '../petitions/petitions.public.ts';
import { deleteAccount } from './account.queries.ts';
import classes from './section.module.css';
import { useTone } from './tone.ts';

type Props = { account: Pick<Account, 'email' | 'lastAdministrator'> };

export function DeleteAccount({ account: { email, lastAdministrator } }: Props) {
  const { t } = useTranslation(['account', 'core']);
  const tone = useTone();
  const [opened, dialog] = useDisclosure(false);
  useOpenerFocus(opened);
  return (
    <Section title={t('deletion.title')}>
      <Card>
        <p className={classes.text}>{t(`deletion.lead.${tone}`)}</p>
        {lastAdministrator ? (
          <p className={classes.text}>
            <strong>{t('core:apiErrors.LastAdministrator')}</strong> <InviteAnother />
          </p>
        ) : (
          <Button variant="default" className={classes.action ?? ''} onClick={dialog.open}>
            {t('deletion.open')}
          </Button>
        )}
      </Card>
      <Modal
        opened={opened}
        onClose={dialog.close}
        size={520}
        title={t('deletion.confirm')}
        closeButtonProps={{ 'aria-label': t('core:actions.close') }}
      >
        <DeletionForm email={email} onCancel={dialog.close} />
      </Modal>
    </Section>
  );
}

const loadSchema = () =>
  import('@fonendo/contract/account/account.schema').then((schemas) => schemas.deleteAccountRequestSchema);

function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { t } = useTranslation(['account', 'core', 'ui']);
  const tone = useTone();
  const form = useZodForm(loadSchema, { password: '' });
  const [isPetitionKnown, setPetitionKnown] = useState(tone !== 'doctor');
  const onPetitionKnown = useCallback(() => setPetitionKnown(true), []);

  async function submit({ password }: { password: string }) {
    await endingSession(async () => {
      await deleteAccount(password);
      clearSession('signedOut');
    });
    // A full page load, so that no personal data stay in memory.
    window.location.replace('/deleted-account');
  }

  return (
    <Form
      form={form}
      label={t('deletion.confirm')}
      onSubmit={submit}
      help={(code) => code === 'LastAdministrator' && <InviteAnother />}
    >
      <Stack gap="md">
        {tone === 'doctor' && (
          <Suspense>
            <PetitionBeforeLeaving onKnown={onPetitionKnown} />
          </Suspense>
        )}
        <ul className={classes.facts}>
          <li>{t('deletion.sessions')}</li>
          <li>{t('deletion.erased')}</li>
          <li>{t('deletion.kept')}</li>
          <li>{t('deletion.email', { email })}</li>
          <li>
            <strong>{t('deletion.final')}</strong>
          </li>
        </ul>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField data-autofocus label={t('deletion.password')} {...form.getInputProps('password')} />
        <FormFoot
          form={form}
          submit={t('deletion.submit')}
          held={isPetitionKnown ? undefined : t('deletion.held')}
          destructive
          onCancel={onCancel}
          cancel={t('ui:kept.account')}
          mt={0}
        />
      </Stack>
    </Form>
  );
}

/** Where the only administrator invites another one, of the platform or of their hospital. */
function InviteAnother() {
  const { t } = useTranslation('account');
  const groups = useSession()?.policyGroups ?? [];
  if (groups.includes('superadmin')) {
    return (
      <Link to="/users" search={{ invite: 'administrator' }}>
        {t('deletion.inviteAdministrator')}
      </Link>
    );
  }
  return groups.includes('hospital') && <Link to="/profiles">{t('deletion.inviteColleague')}</Link>;
}
