import '../ui/theme/signed-in-styles.ts';
import { loadNotificationBell } from '../features/notifications/notifications.public.ts';

// Part of the shell, but loaded after the page itself.
void loadNotificationBell();

/**
 * What nearly every signed-in page needs: the shell, headings, sections, cards and states. It is loaded as soon as
 * somebody uses the login form, so that the next page opens quickly.
 */
export { StatusBadge } from '../features/statuses/statuses.public.ts';
export { Card } from '../ui/card.tsx';
export { PageHeader } from '../ui/page-header.tsx';
export { PulseLine } from '../ui/pulse/line.tsx';
export { Section } from '../ui/section.tsx';
export { EmptyState } from '../ui/states/empty-state.tsx';
export { ErrorState } from '../ui/states/error-state.tsx';
export { LoadingState } from '../ui/states/loading-state.tsx';
export { SessionShell } from './layouts/session-shell.tsx';
