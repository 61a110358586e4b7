import type { Session } from '@fonendo/contract/auth/auth.schema';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupKey } from '../../platform/session/group-key.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import classes from './user-menu.module.css';

type Props = { session: Session; compact?: boolean };

const loadDropdown = () => import('./user-menu-dropdown.tsx');
const UserMenuDropdown = lazy(async () => ({ default: (await loadDropdown()).UserMenuDropdown }));

/** The menu's code is loaded on hover, focus or click, not with every first page. */
export function UserMenu({ session, compact = false }: Props) {
  const [asked, setAsked] = useState(false);
  const trigger = (
    <UserMenuTrigger
      session={session}
      compact={compact}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadDropdown()}
      onFocus={() => void loadDropdown()}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserMenuDropdown session={session} compact={compact} />
    </Suspense>
  );
}

/** At the foot of the sidebar with name and role; on phones only the avatar, in the top bar. */
export function UserMenuTrigger({ session, compact = false, ...props }: Props & ComponentProps<'button'>) {
  const { t } = useTranslation();
  const name = `${session.firstname} ${session.lastname}`;
  const group = session.policyGroups[0];
  return (
    <UnstyledButton {...props} className={classes.trigger} data-compact={compact || undefined}>
      <PersonAvatar name={name} size={32} />
      <VisuallyHidden>
        {t('user.menu')}: {compact && name}
      </VisuallyHidden>
      {!compact && (
        <>
          <span className={classes.who}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            {group && <span className={classes.role}>{t(groupKey(group, session.hospitalRole))}</span>}
          </span>
          <ChevronsUpDown size={16} aria-hidden className={classes.chevron} />
        </>
      )}
    </UnstyledButton>
  );
}
