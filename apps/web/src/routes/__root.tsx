import { createRootRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPage } from '../app/errors/error-page.tsx';
import { PageError } from '../app/errors/page-error.ts';
import { guardPage } from '../app/guard.ts';
import { layouts } from '../app/layouts/layouts.ts';
import { LoadingBar } from '../app/loading-bar.tsx';
import { startLoading } from '../app/page-loading.ts';
import type { PageMetadata } from '../app/page-metadata.ts';
import { invalidParameters } from '../app/resource-id.ts';
import { ServerAwayBanner } from '../app/server-away-banner.tsx';
import { filesWithinReach } from '../platform/connection/offline-worker.ts';

type ShownMatch = { status: string; _notFound?: boolean; staticData: PageMetadata };

const unknownPage: PageMetadata = { title: 'Page Not Found', auth: false, middleware: [], layout: 'empty' };

export const Route = createRootRoute({
  staticData: unknownPage,
  beforeLoad: async ({ matches, location, preload }) => {
    await filesWithinReach();
    const { staticData: page = unknownPage, routeId } = matches.at(-1) ?? {};
    const loading = startLoading({ page, routeId, location }, { preload });
    await guardPage(page, location.href);
    await loading;
  },
  component: Application,
  notFoundComponent: UnknownPage,
});

/** Every page inside its layout, with its title. */
function Application() {
  const page = useMatches({ select: shownPage });
  const { t } = useTranslation();
  const { Layout } = layouts[page.layout ?? 'default'];
  useEffect(() => {
    document.title = `${t(`titles.${page.title}`)} · ${t('product')}`;
  }, [page.title, t]);
  return (
    <>
      <LoadingBar />
      <ServerAwayBanner />
      <Suspense>
        <Layout>
          <Outlet />
        </Layout>
      </Suspense>
    </>
  );
}

/** The page on screen. An error replaces the whole page, without its layout. */
function shownPage(matches: readonly ShownMatch[]): PageMetadata {
  const failed = matches.some((match) => match.status === 'error');
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  const page = matches.at(-1)?.staticData ?? unknownPage;
  if (missing) return unknownPage;
  return failed ? { ...page, layout: 'empty' } : page;
}

/** No route matches the address, or its parameters are invalid (specification, section 8). */
function UnknownPage({ data }: { data?: unknown }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const text = data === invalidParameters ? 'errorPage.routeInvalid' : 'errorPage.routeUnknown';
  return <ErrorPage error={new PageError(404, t(text, { path: pathname }), t(`${text}Help`))} />;
}
