import { redirect } from '@tanstack/react-router';
import { authState } from '../../platform/session/auth-state.ts';
import type { PageMetadata } from '../page-metadata.ts';
import { sessionKnown } from '../session-lifecycle.ts';
import { middleware } from './middleware.ts';

/** Decides from a page's metadata whether it may be entered; otherwise throws a redirect. */
export async function guardPage(page: PageMetadata, askedFor: string): Promise<void> {
  if (!page.auth) return;
  await sessionKnown();
  const auth = authState();
  if (auth.status === 'unauthenticated') throw redirect({ to: '/', search: { redirect: askedFor }, replace: true });
  if (!auth.session.verified) throw redirect({ to: '/waiting-account-verify', replace: true });
  if (auth.session.mustSetUpSecondFactor) throw redirect({ to: '/second-factor', replace: true });
  if (!page.middleware.every((name) => middleware[name](auth.session))) throw redirect({ to: '/401', replace: true });
}

/** Signed-in people are redirected away from the login page. */
export async function skipLoginWhenSignedIn(target: string): Promise<void> {
  await sessionKnown();
  if (authState().status === 'authenticated') throw redirect({ href: target, replace: true });
}
