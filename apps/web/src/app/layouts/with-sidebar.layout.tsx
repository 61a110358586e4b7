import type { PropsWithChildren } from 'react';
import { gallerySidebar } from '../gallery-sidebar.ts';
import { AppShell } from './app-shell.tsx';

/** A sidebar and nothing above the content: the gallery, open to everybody. */
export function WithSidebarLayout({ children }: PropsWithChildren) {
  return (
    <AppShell entries={gallerySidebar} topBar={false}>
      {children}
    </AppShell>
  );
}
