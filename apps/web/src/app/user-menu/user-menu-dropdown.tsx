import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Activity, Check, CircleHelp, LogOut, Monitor, Moon, ScrollText, Sun, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../platform/session/session.ts';
import { UserMenuTrigger } from './user-menu.tsx';

const schemes = [
  { value: 'auto', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
] as const;

/** The menu itself, open from the start, because it is loaded by a click. */
export function UserMenuDropdown({ session, compact }: { session: Session; compact: boolean }) {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu defaultOpened position={compact ? 'bottom-end' : 'top-start'} width={240}>
      <Menu.Target>
        <UserMenuTrigger session={session} compact={compact} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.email}</Menu.Label>
        <Menu.Item component={Link} to="/account" leftSection={<UserRound size={16} aria-hidden />}>
          {t('nav.account')}
        </Menu.Item>
        {isAdministrator(session.policyGroups) && (
          <>
            <Menu.Item component={Link} to="/audit" leftSection={<ScrollText size={16} aria-hidden />}>
              {t('titles.Activity')}
            </Menu.Item>
            <Menu.Item component={Link} to="/service" leftSection={<Activity size={16} aria-hidden />}>
              {t('titles.Service status')}
            </Menu.Item>
          </>
        )}
        <Menu.Item component={Link} to="/help" leftSection={<CircleHelp size={16} aria-hidden />}>
          {t('nav.help')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('colorScheme.label')}</Menu.Label>
        {schemes.map(({ value, icon: Icon }) => (
          <Menu.Item
            key={value}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} aria-hidden />}
            {...(colorScheme === value && { 'aria-current': true, rightSection: <Check size={16} aria-hidden /> })}
            onClick={() => setColorScheme(value)}
          >
            {t(`colorScheme.${value}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
