import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

/** Ahead of the pages that it stands on. */
export const loadNotificationBell = async () => {
  const [module] = await Promise.all([import('./notification-bell.tsx'), loadTexts('notifications')]);
  return { default: module.NotificationBell };
};

/** Both arrive after the page they stand on, with their texts. */
export const NotificationBell = lazy(loadNotificationBell);

export const NotificationsPage = lazy(async () => {
  const [module] = await Promise.all([import('./notifications-page.tsx'), loadTexts('notifications', 'documents')]);
  return { default: module.NotificationsPage };
});
