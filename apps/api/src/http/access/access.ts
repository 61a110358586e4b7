import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';

/**
 * Who may call a route: anybody; anybody with a session, even before their email is verified; anybody verified, even
 * before they set up the second factor that they must have; anybody signed in for whom nothing of that is left to do;
 * or, of those, members of the named groups.
 */
export type Access = 'public' | 'anySession' | 'settingUp' | 'signedIn' | readonly PolicyGroup[];

/**
 * Whose things a call touches. One's own are those of the caller and of the hospital they work for, and what its owner
 * opens to them: an open offer to doctors, a doctor who wishes to be found to hospitals.
 * - `common`: what belongs to nobody: prices, holidays, the description of the API.
 * - `own`: one's own; somebody else's is answered as if it did not exist.
 * - `ownUnlessAdministrator`: one's own; for administrators anybody's.
 * - `others`: anybody's but one's own: what administrators do to accounts.
 * - `all`: anybody's.
 * - `secret`: what a secret opens (a link, a code, a signature, a password) for anybody who has it.
 */
export type Reach = 'common' | 'own' | 'ownUnlessAdministrator' | 'others' | 'all' | 'secret';

/** The hospital follows from the thing that the path names, else it is the one that was chosen (`x-hospital`). */
export type Work = { readonly thing: string | null; readonly chosen: string | null };

/** The person who makes a request, as proved by its token and checked against its session. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly policyGroups: readonly PolicyGroup[];
  readonly verified: boolean;
  /** Must have a second factor and has none: may do nothing but set it up. */
  readonly mustSetUpSecondFactor: boolean;
  /** The administrator behind the session, where somebody acts as this user. */
  readonly impersonatorId: string | null;
  /** The request they make, for the audit. */
  readonly requestId: string;
  /** Of administrators: what says for which hospital they work with this request. */
  readonly work?: Work;
};
