import type { Transaction } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { type AuthUser, getUser, holdUser } from '../auth-users.repository.ts';
import { forgiveAttempts, guardAttempts } from './guard-attempts.ts';

/** Asks a signed-in person for their password again, before something that cannot be undone. */
export async function checkPassword(
  context: AuthContext,
  userId: string,
  password: string,
  field: string,
): Promise<AuthUser> {
  await guardAttempts(context, { passwordAccount: userId });
  const user = await getUser(context.db, userId);
  if (!(await context.passwords.verify(password, user.passwordHash))) throw wrongPassword(field);
  await forgiveAttempts(context, { passwordAccount: userId });
  return user;
}

/** Checks within the transaction that the password was not replaced meanwhile. Locks the user. */
export async function requireSamePassword(
  tx: Transaction,
  checked: Pick<AuthUser, 'id' | 'passwordHash'>,
  field: string,
): Promise<void> {
  const held = await holdUser(tx, checked.id, 'no key update');
  if (held?.user.passwordHash !== checked.passwordHash) throw wrongPassword(field);
}

const wrongPassword = (field: string) =>
  new ApiError('InvalidPassword', { fields: { [field]: { key: 'apiErrors.InvalidPassword' } } });
