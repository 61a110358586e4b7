import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { SessionDetails } from './sessions.repository.ts';

export function presentSession(details: SessionDetails): Session {
  const { userId, email, firstName, lastName, policyGroups, locale } = details;
  return {
    userId,
    email,
    firstName,
    lastName,
    policyGroups,
    locale,
    verified: details.verifiedAt !== null,
    mustSetUpSecondFactor: details.mustSetUpSecondFactor,
    ...(details.impersonationReason !== null && {
      impersonatedBy: {
        name: `${details.impersonatorFirstName} ${details.impersonatorLastName}`,
        reason: details.impersonationReason,
        expiresAt: details.expiresAt.toISOString(),
      },
    }),
  };
}
