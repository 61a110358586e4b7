import type { Profile } from '@fonendo/contract/profiles.schema';
import { Pencil, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { Section } from '../../ui/section.tsx';
import type { RowAction } from '../../ui/table/row-menu.tsx';
import { cacheProfiles, removeProfile } from './profiles.queries.ts';

type Props = { members: readonly Profile[]; onEdit: (userId: string) => void };

export function TeamList({ members, onEdit }: Props) {
  const { t } = useTranslation('profiles');
  const actionsOf = useMemberActions(onEdit);
  return (
    <Section title={t('team')} aside={members.length}>
      <Card padding="rows" as="ul" label={t('team')}>
        {members.map((member) => {
          const name = `${member.firstname} ${member.lastname}`;
          return (
            <PersonRow
              key={member.userId}
              name={name}
              note={member.self ? t('you') : undefined}
              email={member.email}
              role={t(`roles.${member.role}.name`)}
              badge={
                member.blocked && (
                  <ToneBadge tone="bad" glyph="slash">
                    {t('blocked')}
                  </ToneBadge>
                )
              }
              facts={[member.position, t('since', { date: formatDayOf(member.joinedAt) })]}
              actions={actionsOf(member, name)}
            />
          );
        })}
      </Card>
    </Section>
  );
}

function useMemberActions(onEdit: Props['onEdit']) {
  const { t } = useTranslation(['profiles', 'core']);
  const confirm = useConfirm();
  const inPerson = useInPerson();
  const remove = useAction({
    ask: ({ name }: { userId: string; name: string }) =>
      confirm({
        title: t('removal.title', { name }),
        description: t('removal.description'),
        action: t('removal.action'),
        keeps: 'access',
      }),
    run: ({ userId }) => removeProfile(userId),
    cache: cacheProfiles,
    done: (_, { name }) => t('removed', { name }),
    failed: t('removeFailed'),
    invalidates: [queryKeys.profiles.team],
  });

  function refusal({ lastAdministrator, self }: Profile): string | undefined {
    if (lastAdministrator) return t('isLast');
    return self ? t('isSelf') : undefined;
  }

  return (member: Profile, name: string): RowAction[] => {
    if (!inPerson) return [];
    const refused = refusal(member);
    return [
      {
        key: 'edit',
        label: t('edit'),
        icon: <Pencil size={16} aria-hidden />,
        onSelect: () => onEdit(member.userId),
      },
      {
        key: 'remove',
        label: t('remove'),
        icon: <UserMinus size={16} aria-hidden />,
        destructive: true,
        ...(refused !== undefined && { refused }),
        onSelect: () => remove.start({ userId: member.userId, name }),
      },
    ];
  };
}
