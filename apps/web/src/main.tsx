import './ui/theme/base-styles.ts';
import './app/page-transition.css';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorPage } from './app/errors/error-page.tsx';
import { offerReload } from './app/new-build-toast.tsx';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.tsx';
import { startSessionLifecycle } from './app/session-lifecycle.ts';
import { tolerateSkippedTransitions } from './app/skipped-transitions.ts';
import { watchForNewBuild } from './platform/build-polling.ts';
import { reloadOnFailedChunk } from './platform/connection/chunk-reload.ts';
import { keepBuildForOffline } from './platform/connection/offline-worker.ts';
import { startI18n } from './platform/i18n.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);
const show = (page: ReactNode) =>
  root.render(
    <StrictMode>
      <Providers>{page}</Providers>
    </StrictMode>,
  );

/** Not awaited at the top of the module: its file holds the first page too, which would wait for itself. */
async function start(): Promise<void> {
  try {
    reloadOnFailedChunk();
    tolerateSkippedTransitions();
    startSessionLifecycle(
      () => void router.navigate({ to: '/' }),
      () => void router.invalidate(),
    );
    await Promise.all([startI18n(), router.load()]);
    show(<RouterProvider router={router} />);
    watchForNewBuild(offerReload);
    keepBuildForOffline();
  } catch (error) {
    // Errors while the application starts belong on the error page (specification, section 8).
    console.error(error);
    show(<ErrorPage error={error} />);
  }
}

void start();
