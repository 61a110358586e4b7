import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { authState } from '../../platform/session/auth-state.ts';
import { comesBackTo } from '../../platform/session/session.ts';
import type { PageMetadata } from '../page-metadata.ts';
import { sessionKnown } from '../session-lifecycle.ts';
import { startPage } from './landing-page.ts';
import { middleware } from './middleware.ts';

/** Decides from a page's metadata whether it may be entered; otherwise throws a redirect. */
export async function guardPage(page: PageMetadata, askedFor: ParsedLocation): Promise<void> {
  if (!page.auth) return;
  await sessionKnown();
  const auth = authState();
  if (auth.status === 'unauthenticated') {
    throw redirect({ to: '/', search: { redirect: comesBackTo() ?? askedFor.href }, replace: true });
  }
  if (!auth.session.verified) throw redirect({ to: '/waiting-account-verify', replace: true });
  if (auth.session.mustSetUpSecondFactor) throw redirect({ to: '/second-factor', replace: true });
  if (page.middleware.every((name) => middleware[name](auth.session))) return;
  // The page that somebody else left here is no reason to greet this person with a refusal.
  const isLedHere = askedFor.state.afterSignIn && askedFor.pathname !== startPage;
  throw redirect({ to: isLedHere ? startPage : '/401', replace: true });
}

/** Signed-in people are redirected away from the login page. */
export async function skipLoginWhenSignedIn(target: string): Promise<void> {
  await sessionKnown();
  if (authState().status === 'authenticated')
    throw redirect({ href: target, replace: true, state: { afterSignIn: true } });
}
