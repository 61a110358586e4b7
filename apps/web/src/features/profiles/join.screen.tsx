import { acceptInvitationFormSchema, type OpenInvitation } from '@fonendo/contract/profiles.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { Anchor, Button, Checkbox, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { formatDay } from '../../platform/format.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { signOut } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FieldGrid, WideField } from '../../ui/fields/field-grid.tsx';
import { NewPasswordField } from '../../ui/fields/password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import classes from './profiles.module.css';
import { acceptInvitation, invitationQuery } from './profiles.queries.ts';
import { RightList } from './role-rights.tsx';

type Props = { token: string; onJoined: () => void; onReopen: () => void };

/** The page behind the link of an invitation: hospital, role, and choosing a password. */
export function JoinScreen({ token, onJoined, onReopen }: Props) {
  const { t } = useTranslation('profiles');
  const query = useQuery(invitationQuery(token));
  const session = useSession();
  return (
    <AnswerFrame
      query={query}
      failed={t('failed')}
      failedHelp={t('failedHelp')}
      explain={(failure) => {
        const reason = isApiFailure(failure) ? reasons[failure.data.code] : undefined;
        return reason && <Closed reason={reason} />;
      }}
    >
      {(invitation) =>
        session ? (
          <OtherSession invitation={invitation} onReopen={onReopen} />
        ) : (
          <Join token={token} invitation={invitation} onJoined={onJoined} />
        )
      }
    </AnswerFrame>
  );
}

const reasons: Partial<Record<string, 'invalid' | 'expired' | 'taken' | 'notReusable' | 'tooMany'>> = {
  InvalidInvitation: 'invalid',
  InvitationExpired: 'expired',
  EmailTaken: 'taken',
  EmailNotReusable: 'notReusable',
  TooManyRequests: 'tooMany',
};

function Closed({ reason }: { reason: NonNullable<(typeof reasons)[string]> }) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <Title order={1}>{t(`join.${reason}`)}</Title>
      <p className={classes.joinLead}>{t(`join.${reason}Help`)}</p>
      <Button size="lg" renderRoot={(props) => <Link to="/" search={{ role: 'hospital' }} {...props} />}>
        {t('join.login')}
      </Button>
    </>
  );
}

/** Somebody else is signed in: they have to sign out first, so that nobody accepts for another person by mistake. */
function OtherSession({ invitation, onReopen }: { invitation: OpenInvitation; onReopen: () => void }) {
  const { t } = useTranslation('profiles');
  const { title } = useWords(invitation);
  const session = useSession();
  const name = `${session?.firstname} ${session?.lastname}`;
  async function leave() {
    await signOut();
    onReopen();
  }
  return (
    <>
      <Title order={1}>{title}</Title>
      <div className={classes.body}>
        <Card>
          <EmptyState
            icon={<UserRound size={26} aria-hidden />}
            title={t('join.otherSession', { name })}
            description={t('join.otherSessionHelp', { email: invitation.email })}
            action={<Button onClick={() => void leave()}>{t('join.signOut')}</Button>}
          />
        </Card>
      </div>
    </>
  );
}

type JoinProps = { token: string; invitation: OpenInvitation; onJoined: () => void };

function Join({ token, invitation, onJoined }: JoinProps) {
  const { t } = useTranslation(['profiles', 'signup']);
  const { email } = invitation;
  const words = useWords(invitation);
  const form = useZodForm(acceptInvitationFormSchema, { password: '', passwordRepeat: '', privacy: false });
  const input = form.getInputProps;
  return (
    <>
      <Title order={1}>{words.title}</Title>
      <p className={classes.joinLead}>{words.lead}</p>
      <Form
        form={form}
        label={t('join.accept')}
        onSubmit={async ({ password, privacy }) => {
          await acceptInvitation(token, { password, privacy });
          toast({ tone: 'success', title: words.welcome });
          onJoined();
        }}
      >
        {invitation.kind === 'hospital' && (
          <Section title={t('join.rights')}>
            <Card>
              <RightList role={invitation.role} onlyGranted />
            </Card>
          </Section>
        )}
        <Section title={t('join.access')}>
          <Card>
            <FieldGrid>
              <WideField>
                <EmailField readOnly label={t('form.email')} autoComplete="username" value={email} />
              </WideField>
              <NewPasswordField
                label={t('join.password')}
                minLength={limits.passwordMinLength}
                {...input('password')}
                value={form.values.password ?? ''}
              />
              <PasswordField
                label={t('join.passwordRepeat')}
                {...input('passwordRepeat')}
                autoComplete="new-password"
              />
              <WideField>
                <Checkbox
                  required
                  label={
                    <Trans
                      t={t}
                      i18nKey="signup:fields.privacy"
                      components={{ privacy: <NewTabLink href="/legal" />, terms: <NewTabLink href="/terms" /> }}
                    />
                  }
                  description={t('signup:fields.privacyHelp')}
                  {...input('privacy', { type: 'checkbox' })}
                />
              </WideField>
            </FieldGrid>
          </Card>
        </Section>
        <div className={classes.joinFoot}>
          <Button type="submit" size="lg" loading={form.submitting}>
            {t('join.accept')}
          </Button>
        </div>
      </Form>
    </>
  );
}

function useWords(invitation: OpenInvitation) {
  const { t } = useTranslation(['profiles', 'administrators', 'core']);
  if (invitation.kind === 'hospital') {
    const hospital = invitation.hospital.name;
    return {
      title: t('join.title', { hospital }),
      lead: t('join.lead', { role: t(`roles.${invitation.role}.name`) }),
      welcome: t('join.welcome', { hospital }),
    };
  }
  const { accessUntil } = invitation;
  const group = t(`core:groups.${invitation.group}`);
  return {
    title: t('administrators:join.title'),
    lead: accessUntil
      ? t('administrators:join.leadUntil', { group, date: formatDay(accessUntil) })
      : t('administrators:join.lead', { group }),
    welcome: t('administrators:join.welcome'),
  };
}

/** Opens in a new tab, so that the form stays open. The text comes from the translation around the link. */
function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" underline="always" inherit>
      {children}
    </Anchor>
  );
}
