import '../ui/theme/signed-in-styles.ts';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import { loadNotificationBell } from '../features/notifications/notifications.public.ts';

// Part of the shell, but loaded after the page itself.
void loadNotificationBell();

/**
 * What nearly every signed-in page needs: the shell, headings, sections, cards and states, selects,
 * menus and dialogs. It is loaded as soon as somebody uses the login form, so that the next page opens quickly.
 */
export { Menu, Modal, Select, Textarea } from '@mantine/core';
export { StatusBadge } from '../features/statuses/statuses.public.ts';
export { Card } from '../ui/card.tsx';
export { useConfirm } from '../ui/confirm.tsx';
export { PageHeader } from '../ui/page-header.tsx';
export { PulseLine } from '../ui/pulse/line.tsx';
export { Section } from '../ui/section.tsx';
export { EmptyState } from '../ui/states/empty-state.tsx';
export { ErrorState } from '../ui/states/error-state.tsx';
export { LoadingState } from '../ui/states/loading-state.tsx';
export { RowMenu } from '../ui/table/row-menu.tsx';
export { SessionShell } from './layouts/session-shell.tsx';
