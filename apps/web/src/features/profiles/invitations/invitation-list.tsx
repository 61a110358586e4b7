import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { MailX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { formatMoment } from '../../../platform/format.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { toast } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import { Section } from '../../../ui/section.tsx';
import type { RowAction } from '../../../ui/table/row-menu.tsx';

type Invited = {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  expired: boolean;
  expiresAt: string;
};

/** How invitations of one kind are sent again and withdrawn; the answer to both is what the list shows then. */
export type InvitationCalls<Answer> = {
  resend: (id: string) => Promise<Answer>;
  revoke: (id: string) => Promise<Answer>;
  cache: (queryClient: QueryClient, answer: Answer) => unknown;
  invalidates: readonly QueryKey[];
};

type Props<One extends Invited, Answer> = {
  title: string;
  invitations: readonly One[];
  roleOf: (invitation: One) => string;
  /** What is said before the day on which it expires. */
  factOf: (invitation: One) => string | null;
  calls: InvitationCalls<Answer>;
  readOnly?: boolean;
};

/** Invitations that were not accepted yet: of people to a hospital, or of administrators. */
export function InvitationList<One extends Invited, Answer>(props: Props<One, Answer>) {
  const { title, invitations, roleOf, factOf, calls, readOnly = false } = props;
  const { t } = useTranslation('profiles');
  const actionsOf = useInvitationActions(calls);
  return (
    <Section title={title} aside={invitations.length}>
      <Card padding="rows" as="ul" label={title}>
        {invitations.map((invitation) => {
          const { id, email, expired, expiresAt } = invitation;
          return (
            <PersonRow
              key={id}
              name={nameOf(invitation)}
              email={email}
              role={roleOf(invitation)}
              badge={
                expired && (
                  <ToneBadge tone="neutral" glyph="minus">
                    {t('invitations.expired')}
                  </ToneBadge>
                )
              }
              facts={[factOf(invitation), !expired && t('invitations.expires', { date: formatMoment(expiresAt) })]}
              actions={readOnly ? [] : actionsOf(invitation)}
            />
          );
        })}
      </Card>
    </Section>
  );
}

const nameOf = ({ firstname, lastname }: Invited) => `${firstname} ${lastname}`;

function useInvitationActions<Answer>({ resend, revoke, cache, invalidates }: InvitationCalls<Answer>) {
  const { t } = useTranslation('profiles');
  const confirm = useConfirm();
  const sendAgain = useAction({
    run: ({ id }: Invited) => resend(id),
    cache,
    done: (_, { email }) => t('invitations.resent', { email }),
    failed: (failure) => {
      const tooSoon = isApiFailure(failure) && failure.status === 429;
      if (tooSoon) toast({ tone: 'warning', title: t('invitations.tooSoon') });
      else toastFailure(t('invitations.resendFailed'), failure);
    },
    invalidates,
  });
  const withdraw = useAction({
    ask: (invited: Invited) =>
      confirm({
        title: t('invitations.revocation.title', { name: nameOf(invited) }),
        description: t('invitations.revocation.description'),
        action: t('invitations.revocation.action'),
        keeps: 'invitation',
      }),
    run: ({ id }) => revoke(id),
    cache,
    done: t('invitations.revoked'),
    failed: t('invitations.revokeFailed'),
    invalidates,
  });

  return (invitation: Invited): RowAction[] => [
    {
      key: 'resend',
      label: t('invitations.resend'),
      icon: <Send size={16} aria-hidden />,
      onSelect: () => sendAgain.start(invitation),
    },
    {
      key: 'revoke',
      label: t('invitations.revoke'),
      icon: <MailX size={16} aria-hidden />,
      destructive: true,
      onSelect: () => withdraw.start(invitation),
    },
  ];
}
