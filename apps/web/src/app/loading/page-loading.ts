import { loadPayload } from '../../platform/answers/page-payload.ts';
import { readStored, storageKeys } from '../../platform/storage.ts';
import { layouts } from '../layouts/layouts.ts';
import type { PageMetadata } from '../page-metadata.ts';

type Wanted = { page: PageMetadata; routeId: string | undefined; location: { href: string; pathname: string } };

let loadRoute: (routeId: string) => Promise<void> | undefined = () => undefined;
let shownPath = '';

/** The router loads the files of a route; routes cannot import it, because it is made of them. */
export function loadRoutesWith(load: typeof loadRoute): void {
  loadRoute = load;
}

/**
 * Starts everything that a page needs at once, beside the check of the session and not after it: somebody with a token
 * is most likely let in. Resolves when what the page reads is there. A page whose address changes asks for itself.
 */
export async function startLoading({ page, routeId, location }: Wanted, { preload }: { preload: boolean }) {
  const signedIn = readStored(storageKeys.token) !== null;
  if (page.auth && !signedIn) return;
  void layouts[page.layout ?? 'default'].preload();
  // An error is shown where the page is drawn, which asks for the same file.
  if (routeId) loadRoute(routeId)?.catch(() => undefined);
  const isShown = location.pathname === shownPath;
  if (!preload) shownPath = location.pathname;
  if (page.auth && !isShown) await loadPayload(location.href);
}
