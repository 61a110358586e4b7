import type { Session } from '@fonendo/contract/auth/auth.schema';
import { createRootRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { guardPage } from '../app/access/guard.ts';
import { ErrorPage, InsideShell } from '../app/errors/error-page.tsx';
import { PageError } from '../app/errors/page-error.ts';
import { FrameEnd } from '../app/frame/page-frame.tsx';
import { type LayoutName, layouts } from '../app/layouts/layouts.ts';
import { LoadingBar } from '../app/loading/loading-bar.tsx';
import { startLoading } from '../app/loading/page-loading.ts';
import type { PageMetadata } from '../app/page-metadata.ts';
import { invalidParameters } from '../app/resource-id.ts';
import { ServerAwayBanner } from '../app/server-away-banner.tsx';
import { filesWithinReach } from '../platform/connection/connection.ts';
import { useSession } from '../platform/session/auth-state.ts';
import { useShownTabTitle } from '../ui/tab-title.ts';

type ShownMatch = { status: string; _notFound?: boolean; staticData: PageMetadata };

const unknownPage: PageMetadata = { title: 'Page Not Found', auth: false, middleware: [], layout: 'empty' };

export const Route = createRootRoute({
  staticData: unknownPage,
  beforeLoad: async ({ matches, location, preload }) => {
    await filesWithinReach();
    const { staticData: page = unknownPage, routeId } = matches.at(-1) ?? {};
    const loading = startLoading({ page, routeId, location }, { preload });
    await guardPage(page, location);
    await loading;
  },
  component: Application,
  notFoundComponent: UnknownPage,
});

/** Every page inside its layout, with its title. */
function Application() {
  const session = useSession();
  const page = useMatches({ select: (matches) => shownPage(matches, session) });
  const { t } = useTranslation();
  const layout = page.layout ?? 'default';
  const { Layout } = layouts[layout];
  const ofThing = useShownTabTitle();
  useEffect(() => {
    document.title = ofThing ?? `${t(`titles.${page.title}`)} · ${t('product')}`;
  }, [ofThing, page.title, t]);
  return (
    <>
      <LoadingBar />
      <ServerAwayBanner />
      <Suspense>
        <Layout>
          <InsideShell value={shells.has(layout)}>
            <Outlet />
          </InsideShell>
        </Layout>
        <FrameEnd />
      </Suspense>
    </>
  );
}

/** The layouts with the sidebar of a signed-in person: on an error it stays, so that they can go on from there. */
const shells: ReadonlySet<LayoutName> = new Set(['admin', 'by-policygroup', 'hospital', 'with-sidebar-header']);

/** The page on screen. An error inside the product keeps the shell; elsewhere it replaces the whole page. */
function shownPage(matches: readonly ShownMatch[], session: Session | null): PageMetadata {
  const isSignedIn = session !== null;
  const failed = matches.some((match) => match.status === 'error');
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  const page = matches.at(-1)?.staticData ?? unknownPage;
  if (missing) return isSignedIn ? { ...unknownPage, layout: 'by-policygroup' } : unknownPage;
  if (page.title === 'Not authorised' && session && isInside(session)) return { ...page, layout: 'by-policygroup' };
  const keepsShell = isSignedIn && shells.has(page.layout ?? 'default');
  return failed && !keepsShell ? { ...page, layout: 'empty' } : page;
}

/** Whether a page that refuses somebody may leave them their sidebar: its entries would let them in. */
const isInside = ({ policyGroups, verified, mustSetUpSecondFactor }: Session) =>
  policyGroups.length > 0 && verified && !mustSetUpSecondFactor;

/** No route matches the address, or its parameters are invalid (specification, section 8). */
function UnknownPage({ data }: { data?: unknown }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const text = data === invalidParameters ? 'errorPage.routeInvalid' : 'errorPage.routeUnknown';
  return <ErrorPage error={new PageError(404, t(text, { path: pathname }), t(`${text}Help`))} />;
}
