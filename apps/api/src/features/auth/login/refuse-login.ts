import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { Transaction } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { type HeldUser, isBlocked } from '../auth-users.repository.ts';

type Context = Pick<AuthContext, 'loginErrors'>;

/** The reason for a refused sign-in, if the installation reveals it. */
export const refuseLogin = ({ loginErrors }: Context, code: ErrorCode) =>
  new ApiError(loginErrors === 'uniform' ? 'LoginFailed' : code);

/** Checks in the transaction that the person may still sign in. */
export async function requireAdmitted(context: Context, tx: Transaction, held: HeldUser | null): Promise<HeldUser> {
  if (!held || (await isBlocked(tx, held.user))) throw refuseLogin(context, 'UserNotAuthorized');
  return held;
}
