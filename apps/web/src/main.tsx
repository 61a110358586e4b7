import './ui/theme/base-styles.ts';
import './app/page-transition.css';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startPage } from './app/access/landing-page.ts';
import { ErrorPage } from './app/errors/error-page.tsx';
import { FrameEnd } from './app/frame/page-frame.tsx';
import { offerReload } from './app/new-build-toast.tsx';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.tsx';
import { startSessionLifecycle } from './app/session-lifecycle.ts';
import { tolerateSkippedTransitions } from './app/skipped-transitions.ts';
import { watchForNewBuild } from './platform/build-polling.ts';
import { reloadOnFailedChunk } from './platform/connection/chunk-reload.ts';
import { noteConnection } from './platform/connection/connection.ts';
import { keepBuildForOffline } from './platform/connection/offline-worker.ts';
import { startI18n } from './platform/i18n.ts';
import { comesBackTo } from './platform/session/session.ts';
import { ignoreSecondClicks } from './ui/dialog/second-click.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);
// As a transition, so that the first drawing is cut into small pieces and the browser can answer in between.
const show = (page: ReactNode) =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers>{page}</Providers>
      </StrictMode>,
    ),
  );

/** With the page that the session ended on, to come back to; the dashboard is where signing in leads anyway. */
async function goToStart(asksAgain: boolean): Promise<void> {
  const { location } = router.state;
  // Several calls may find out that the session is over: the first one has gone there, with the page.
  if (asksAgain && location.pathname === '/') return;
  const isGuarded = router.matchRoutes(location).at(-1)?.staticData.auth;
  const page = comesBackTo() ?? location.href;
  const comesBack = asksAgain && isGuarded && page !== startPage;
  await router.navigate({ to: '/', search: comesBack ? { redirect: page } : {} });
}

/** Not awaited at the top of the module: its file holds the first page too, which would wait for itself. */
async function start(): Promise<void> {
  try {
    noteConnection();
    reloadOnFailedChunk();
    tolerateSkippedTransitions();
    ignoreSecondClicks();
    startSessionLifecycle(
      (asksAgain) => void goToStart(asksAgain),
      () => void router.invalidate(),
    );
    await Promise.all([startI18n(), router.load()]);
    show(<RouterProvider router={router} />);
    watchForNewBuild(offerReload);
    keepBuildForOffline();
  } catch (error) {
    // Errors while the application starts belong on the error page (specification, section 8).
    console.error(error);
    show(
      <>
        <ErrorPage error={error} />
        <FrameEnd />
      </>,
    );
  }
}

void start();
