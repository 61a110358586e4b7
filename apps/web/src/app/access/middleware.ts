import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isAdministrator, policyGroups } from '@fonendo/domain/auth/policy-group';

type Check = (session: Session) => boolean;

/** The named checks that a page may require. If one fails, /401 is shown. */
export const middleware = {
  /** The dashboard is for the six known groups, each with its own. */
  permissions: (session) => session.policyGroups.some((group) => policyGroups.includes(group)),
  /** Defined by the specification (section 6), where no route uses it; our own /payments does. */
  admin: (session) => isAdministrator(session.policyGroups),
} satisfies Record<string, Check>;

export type MiddlewareName = keyof typeof middleware;
