import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import type { LiveSession } from './live-session.repository.ts';

export function presentSession(session: LiveSession, hospitalRole: HospitalRole | null): Session {
  const { userId, email, firstname, lastname, policyGroups, locale, verified, mustSetUpSecondFactor } = session;
  return {
    ...{ userId, email, firstname, lastname, policyGroups: [...policyGroups], locale, verified, mustSetUpSecondFactor },
    ...(hospitalRole && { hospitalRole }),
    ...(session.impersonation && {
      impersonatedBy: { ...session.impersonation, expiresAt: session.expiresAt.toISOString() },
    }),
  };
}
