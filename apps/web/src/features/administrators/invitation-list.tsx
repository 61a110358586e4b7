import type { AdministratorInvitation } from '@fonendo/contract/administrators.schema';
import { useQuery } from '@tanstack/react-query';
import { MailX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { formatDay, formatMoment } from '../../platform/format.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { toast } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { type RowAction, RowMenu } from '../../ui/table/row-menu.tsx';
import classes from './administrators.module.css';
import {
  administratorInvitationsQuery,
  cacheInvitations,
  resendInvitation,
  revokeInvitation,
} from './administrators.queries.ts';

/** Administrators who were invited and have not accepted yet; nothing where there are none. */
export function AdministratorInvitations() {
  const { t } = useTranslation(['administrators', 'core']);
  const { data } = useQuery(administratorInvitationsQuery);
  const actionsOf = useInvitationActions();
  if (!data || data.items.length === 0) return null;
  return (
    <div className={classes.invitations}>
      <Section title={t('title')} aside={data.items.length}>
        <Card padding="rows" as="ul" label={t('title')}>
          {data.items.map((invitation) => {
            const { id, firstname, lastname, email, group, accessUntil, expired, expiresAt } = invitation;
            const name = `${firstname} ${lastname}`;
            const facts = [
              accessUntil && t('until', { date: formatDay(accessUntil) }),
              !expired && t('expires', { date: formatMoment(expiresAt) }),
            ];
            return (
              <CardRow key={id} as="li">
                <div className={classes.row}>
                  <PersonAvatar name={name} size={40} />
                  <div className={classes.person}>
                    <p className={classes.name}>{name}</p>
                    <p className={classes.support}>{email}</p>
                  </div>
                  <div className={classes.group}>
                    <p className={classes.groupWord}>
                      {t(`core:groups.${group}`)}
                      {expired && (
                        <ToneBadge tone="neutral" glyph="minus">
                          {t('expired')}
                        </ToneBadge>
                      )}
                    </p>
                    <p className={classes.support}>{facts.filter(Boolean).join(' · ')}</p>
                  </div>
                  <RowMenu row={name} actions={actionsOf(invitation, name)} />
                </div>
              </CardRow>
            );
          })}
        </Card>
      </Section>
    </div>
  );
}

function useInvitationActions() {
  const { t } = useTranslation('administrators');
  const confirm = useConfirm();
  const resend = useAction({
    run: ({ id }: AdministratorInvitation) => resendInvitation(id),
    cache: cacheInvitations,
    done: (_, { email }) => t('resent', { email }),
    failed: (failure) => {
      const tooSoon = isApiFailure(failure) && failure.status === 429;
      if (tooSoon) toast({ tone: 'warning', title: t('tooSoon') });
      else toastFailure(t('resendFailed'), failure);
    },
    invalidates: [queryKeys.administrators.invitations],
  });
  const revoke = useAction({
    ask: ({ name }: { id: string; name: string }) =>
      confirm({
        title: t('revocation.title', { name }),
        description: t('revocation.description'),
        action: t('revocation.action'),
        keeps: 'invitation',
      }),
    run: ({ id }) => revokeInvitation(id),
    cache: cacheInvitations,
    done: t('revoked'),
    failed: t('revokeFailed'),
    invalidates: [queryKeys.administrators.invitations],
  });

  return (invitation: AdministratorInvitation, name: string): RowAction[] => [
    {
      key: 'resend',
      label: t('resend'),
      icon: <Send size={16} aria-hidden />,
      onSelect: () => resend.start(invitation),
    },
    {
      key: 'revoke',
      label: t('revoke'),
      icon: <MailX size={16} aria-hidden />,
      destructive: true,
      onSelect: () => revoke.start({ id: invitation.id, name }),
    },
  ];
}
