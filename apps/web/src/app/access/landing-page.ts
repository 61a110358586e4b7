import { isInternalPath } from '../../platform/navigation.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody was led here by signing in: perhaps another person than the one who asked for the page. */
    afterSignIn?: true;
  }
}

/** Where signing in leads, unless the page that was asked for is another. */
export const startPage = '/dashboard';

/** Where to go after signing in: the requested page if it is ours, otherwise the dashboard. */
export const landingPage = (askedFor: string | undefined): string =>
  askedFor && isInternalPath(askedFor) ? askedFor : startPage;
