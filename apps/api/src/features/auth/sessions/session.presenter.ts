import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { Workplace } from '../auth-users.repository.ts';
import type { LiveSession } from './live-session.repository.ts';

export function presentSession(session: LiveSession, workplace: Workplace | null): Session {
  const { userId, email, firstname, lastname, policyGroups, locale, verified, mustSetUpSecondFactor } = session;
  return {
    ...{ userId, email, firstname, lastname, policyGroups: [...policyGroups], locale, verified, mustSetUpSecondFactor },
    ...(workplace && { hospitalRole: workplace.role }),
    ...(session.undeliverable && {
      undeliverable: { since: session.undeliverable.since.toISOString(), reason: session.undeliverable.reason },
    }),
    ...(session.impersonation && {
      impersonatedBy: {
        ...session.impersonation,
        hospital: workplace?.hospital ?? null,
        startedAt: session.createdAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
      },
    }),
  };
}
