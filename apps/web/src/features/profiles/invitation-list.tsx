import type { Invitation } from '@fonendo/contract/profiles.schema';
import { MailX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { formatMoment } from '../../platform/format.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { toast } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { type RowAction, RowMenu } from '../../ui/table/row-menu.tsx';
import classes from './profiles.module.css';
import { cacheProfiles, resendInvitation, revokeInvitation } from './profiles.queries.ts';

/** Invitations that were not accepted yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('profiles');
  const actionsOf = useInvitationActions();
  return (
    <Section title={t('invitations.title')} aside={invitations.length}>
      <Card padding="rows" as="ul" label={t('invitations.title')}>
        {invitations.map((invitation) => {
          const { id, firstname, lastname, email, role, position, expired, expiresAt } = invitation;
          const name = `${firstname} ${lastname}`;
          return (
            <CardRow key={id} as="li">
              <div className={classes.row}>
                <PersonAvatar name={name} size={40} />
                <div className={classes.person}>
                  <p className={classes.name}>{name}</p>
                  <p className={classes.support}>{email}</p>
                </div>
                <div className={classes.role}>
                  <p className={classes.roleWord}>
                    {t(`roles.${role}.name`)}
                    {expired && (
                      <ToneBadge tone="neutral" glyph="minus">
                        {t('invitations.expired')}
                      </ToneBadge>
                    )}
                  </p>
                  <p className={classes.support}>
                    {[position, !expired && t('invitations.expires', { date: formatMoment(expiresAt) })]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <RowMenu row={name} actions={actionsOf(invitation, name)} />
              </div>
            </CardRow>
          );
        })}
      </Card>
    </Section>
  );
}

function useInvitationActions() {
  const { t } = useTranslation('profiles');
  const confirm = useConfirm();
  const inPerson = useInPerson();
  const resend = useAction({
    run: ({ id }: Invitation) => resendInvitation(id),
    cache: cacheProfiles,
    done: (_, { email }) => t('invitations.resent', { email }),
    failed: (failure) => {
      const tooSoon = isApiFailure(failure) && failure.status === 429;
      if (tooSoon) toast({ tone: 'warning', title: t('invitations.tooSoon') });
      else toastFailure(t('invitations.resendFailed'), failure);
    },
    invalidates: [queryKeys.profiles.team],
  });
  const revoke = useAction({
    ask: ({ name }: { id: string; name: string }) =>
      confirm({
        title: t('invitations.revocation.title', { name }),
        description: t('invitations.revocation.description'),
        action: t('invitations.revocation.action'),
        keeps: 'invitation',
      }),
    run: ({ id }) => revokeInvitation(id),
    cache: cacheProfiles,
    done: t('invitations.revoked'),
    failed: t('invitations.revokeFailed'),
    invalidates: [queryKeys.profiles.team],
  });

  return (invitation: Invitation, name: string): RowAction[] =>
    !inPerson
      ? []
      : [
          {
            key: 'resend',
            label: t('invitations.resend'),
            icon: <Send size={16} aria-hidden />,
            onSelect: () => resend.start(invitation),
          },
          {
            key: 'revoke',
            label: t('invitations.revoke'),
            icon: <MailX size={16} aria-hidden />,
            destructive: true,
            onSelect: () => revoke.start({ id: invitation.id, name }),
          },
        ];
}
