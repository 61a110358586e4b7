import type { PropsWithChildren } from 'react';
import { SessionShell } from './session-shell.tsx';

/** The administrators' workplaces: dense. */
export function AdminLayout({ children }: PropsWithChildren) {
  return <SessionShell density="workplace">{children}</SessionShell>;
}
