import type { PropsWithChildren } from 'react';
import { SessionShell } from './session-shell.tsx';

/** The workplaces of hospitals and recruiters: dense. */
export function HospitalLayout({ children }: PropsWithChildren) {
  return <SessionShell density="workplace">{children}</SessionShell>;
}
