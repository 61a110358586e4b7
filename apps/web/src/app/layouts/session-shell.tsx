import type { PropsWithChildren } from 'react';
import { useSession } from '../../platform/session/auth-state.ts';
import { sidebarFor } from '../sidebar.ts';
import { AppShell } from './app-shell.tsx';

type Props = PropsWithChildren<{ density?: 'page' | 'workplace'; rail?: boolean }>;

/** The shell with the sidebar of the signed-in person. Empty while a session ends. */
export function SessionShell({ children, density = 'page', rail = false }: Props) {
  const session = useSession();
  if (!session) return null;
  return (
    <AppShell entries={sidebarFor(session)} density={density} rail={rail}>
      {children}
    </AppShell>
  );
}
