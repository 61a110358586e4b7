import type { RegisteredUser } from '@fonendo/contract/auth/registration.schema';
import type { AuthUser } from '../auth-users.repository.ts';

export function presentRegisteredUser({
  id,
  email,
  firstName,
  lastName,
  policyGroups,
  verifiedAt,
}: AuthUser): RegisteredUser {
  return { id, email, firstName, lastName, policyGroups, verified: verifiedAt !== null };
}
