import type { PolicyGroup } from '@fonendo/domain/policy-group';

/**
 * Who may call a route: anybody; anybody with a session, even before their email is verified; anybody signed in
 * and verified; or members of the named groups.
 */
export type Access = 'public' | 'anySession' | 'signedIn' | readonly PolicyGroup[];

/** Whoever makes a request, as proved by its token and checked against its session. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly policyGroups: readonly PolicyGroup[];
  readonly verified: boolean;
  /** The administrator behind the session, where somebody acts as this user. */
  readonly impersonatorId: string | null;
  /** The request they make, for the audit. */
  readonly requestId: string;
};
