import { isInternalPath } from '../platform/navigation.ts';

/** Where somebody goes after signing in: the page that was asked for if it is ours, else the dashboard. */
export const landingPage = (askedFor: string | undefined): string =>
  askedFor && isInternalPath(askedFor) ? askedFor : '/dashboard';
