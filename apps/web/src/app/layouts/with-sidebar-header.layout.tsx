import type { PropsWithChildren } from 'react';
import { SessionShell } from './session-shell.tsx';

/** Pages that people read: sidebar, top bar, generous sizes. */
export function WithSidebarHeaderLayout({ children }: PropsWithChildren) {
  return <SessionShell>{children}</SessionShell>;
}
