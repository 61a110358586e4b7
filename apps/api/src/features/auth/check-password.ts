import { ApiError } from '../../http/api-error.ts';
import type { AuthContext } from './auth.context.ts';
import { type AuthUser, getUser } from './auth-users.repository.ts';
import { forgiveAttempts, guardAttempts } from './guard-attempts.ts';

/** Asks somebody who is signed in for their password again, before what cannot be undone. */
export async function checkPassword(
  context: AuthContext,
  userId: string,
  password: string,
  field: string,
): Promise<AuthUser> {
  await guardAttempts(context, { passwordAccount: userId });
  const user = await getUser(context.db, userId);
  if (!(await context.passwords.verify(password, user.passwordHash))) {
    throw new ApiError('InvalidPassword', { fields: { [field]: { key: 'apiErrors.InvalidPassword' } } });
  }
  await forgiveAttempts(context, { passwordAccount: userId });
  return user;
}
