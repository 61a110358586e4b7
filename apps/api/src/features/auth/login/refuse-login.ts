import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { Transaction } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { type HeldUser, isShutOut } from '../auth-users.repository.ts';

type Context = Pick<AuthContext, 'loginErrors' | 'now'>;

/** The reason for a refused sign-in, if the installation reveals it. */
export const refuseLogin = ({ loginErrors }: Pick<Context, 'loginErrors'>, code: ErrorCode) =>
  new ApiError(loginErrors === 'uniform' ? 'LoginFailed' : code);

/** Checks in the transaction that the person may still sign in. */
export async function requireAdmitted(context: Context, tx: Transaction, held: HeldUser | null): Promise<HeldUser> {
  if (!held || (await isShutOut(tx, held.user, context.now()))) throw refuseLogin(context, 'UserNotAuthorized');
  return held;
}
