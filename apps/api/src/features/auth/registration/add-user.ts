import type { Queryable } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { type AuthUser, findUserByEmail, insertUser } from '../auth-users.repository.ts';
import { isDeletedEmail } from './deleted-emails.ts';

type Keyed = Pick<AuthContext, 'keys' | 'now'>;

/** A new account, unless its email is taken or belonged to a deleted account. */
export async function addUser(
  context: Keyed,
  tx: Queryable,
  user: Parameters<typeof insertUser>[1],
): Promise<AuthUser> {
  if (await isDeletedEmail(context, tx, user.email)) throw refuseEmail('EmailNotReusable');
  const created = await insertUser(tx, user);
  if (!created) throw refuseEmail('EmailTaken');
  return created;
}

/** For somebody who will get an account later: refuses now what would be refused then. */
export async function requireFreeEmail(context: Keyed, tx: Queryable, email: string): Promise<void> {
  const [isDeleted, taken] = await Promise.all([isDeletedEmail(context, tx, email), findUserByEmail(tx, email)]);
  if (isDeleted) throw refuseEmail('EmailNotReusable');
  if (taken) throw refuseEmail('EmailTaken');
}

const emailErrors = { EmailTaken: 'errors.emailTaken', EmailNotReusable: 'errors.emailNotReusable' } as const;

const refuseEmail = (code: keyof typeof emailErrors) =>
  new ApiError(code, { fields: { email: { key: emailErrors[code] } } });
