import type { PolicyGroup } from '@fonendo/domain/policy-group';

/** Who may call a route: anybody, anybody signed in, or members of the named groups. */
export type Access = 'public' | 'signedIn' | readonly PolicyGroup[];

/** Whoever makes a request, as proved by its token and checked against its session. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly policyGroups: readonly PolicyGroup[];
};
