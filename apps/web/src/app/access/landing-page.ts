import { isInternalPath } from '../../platform/navigation.ts';

/** Where to go after signing in: the requested page if it is ours, otherwise the dashboard. */
export const landingPage = (askedFor: string | undefined): string =>
  askedFor && isInternalPath(askedFor) ? askedFor : '/dashboard';
