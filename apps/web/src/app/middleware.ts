import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isAdministrator, policyGroups } from '@fonendo/domain/auth/policy-group';

type Check = (session: Session) => boolean;

/** The named checks a page may ask for. Whoever fails one sees /401. */
export const middleware = {
  /** The dashboard is for the six known groups, each with its own. */
  permissions: (session) => session.policyGroups.some((group) => policyGroups.includes(group)),
  /** Exists by the specification, section 6, where no route asks for it; /payments, which is ours, does. */
  admin: (session) => isAdministrator(session.policyGroups),
} satisfies Record<string, Check>;

export type MiddlewareName = keyof typeof middleware;
