import type { PropsWithChildren } from 'react';
import { useRail } from './rail-pages.ts';
import { SessionShell } from './session-shell.tsx';

/** The administrators' pages: dense, and full-width where a page needs the room. */
export function AdminLayout({ children }: PropsWithChildren) {
  return (
    <SessionShell density="workplace" rail={useRail()}>
      {children}
    </SessionShell>
  );
}
