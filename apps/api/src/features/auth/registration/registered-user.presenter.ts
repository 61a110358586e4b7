import type { RegisteredUser } from '@fonendo/contract/auth/registration.schema';
import type { AuthUser } from '../auth-users.repository.ts';

export function presentRegisteredUser({
  id,
  email,
  firstname,
  lastname,
  policyGroups,
  verifiedAt,
}: AuthUser): RegisteredUser {
  return { id, email, firstname, lastname, policyGroups, verified: verifiedAt !== null };
}
