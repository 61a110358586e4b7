import { useMatches } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { SessionShell } from './session-shell.tsx';

/** The pages of hospitals and recruiters: dense, and full-width if their metadata say so. */
export function HospitalLayout({ children }: PropsWithChildren) {
  const workplace = useMatches({ select: (matches) => matches.at(-1)?.staticData.workplace ?? false });
  return (
    <SessionShell density="workplace" rail={workplace}>
      {children}
    </SessionShell>
  );
}
