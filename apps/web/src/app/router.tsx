import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { announcePageFailure } from './errors/page-failures.ts';
import { scrollToLatePlaces } from './late-places.ts';
import { loadRoutesWith } from './loading/page-loading.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultViewTransition: true,
  defaultOnCatch: announcePageFailure,
  defaultErrorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={reset} />,
});

scrollToLatePlaces(router);
loadRoutesWith((id) => router.loadRouteChunk(router.routesById[id as keyof typeof router.routesById]));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
