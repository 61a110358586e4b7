import type { PropsWithChildren } from 'react';
import { useRail } from './rail-pages.ts';
import { SessionShell } from './session-shell.tsx';

/** The pages of hospitals and recruiters: dense, and full-width where a page needs the room. */
export function HospitalLayout({ children }: PropsWithChildren) {
  return (
    <SessionShell density="workplace" rail={useRail()}>
      {children}
    </SessionShell>
  );
}
