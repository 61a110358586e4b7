import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../platform/i18n.ts';
import classes from './notification-bell.module.css';
import { latestQuery } from './notifications.queries.ts';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useReadWhatIsShown } from './use-read-what-is-shown.ts';

const loadPopover = () => import('./notification-popover.tsx');
const NotificationPopover = lazy(async () => {
  await loadTexts('documents');
  return { default: (await loadPopover()).NotificationPopover };
});

const mostShown = 99;

/** The bell with the number of unread notifications. Its popover is loaded on hover, focus or click. */
export function NotificationBell() {
  const [asked, setAsked] = useState(false);
  useLiveNotifications();
  useReadWhatIsShown();
  const trigger = (
    <BellButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPopover()}
      onFocus={() => void loadPopover()}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <NotificationPopover />
    </Suspense>
  );
}

export function BellButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('notifications');
  const unread = useQuery(latestQuery).data?.unread ?? 0;
  return (
    <UnstyledButton {...props} className={classes.bell}>
      <Bell size={20} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
      {/* Announced again when it changes. */}
      <VisuallyHidden aria-live="polite">{t('unread', { count: unread })}</VisuallyHidden>
    </UnstyledButton>
  );
}
