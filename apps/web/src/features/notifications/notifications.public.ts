import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

/** Loads the bell before the pages need it. */
export const loadNotificationBell = async () => {
  const [module] = await Promise.all([import('./notification-bell.tsx'), loadTexts('notifications')]);
  return { default: module.NotificationBell };
};

/** Both are loaded after their page, with their texts. */
export const NotificationBell = lazy(loadNotificationBell);

export const NotificationsPage = lazy(async () => {
  const [module] = await Promise.all([import('./notifications-page.tsx'), loadTexts('notifications', 'documents')]);
  return { default: module.NotificationsPage };
});
