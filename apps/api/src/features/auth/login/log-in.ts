import type { LoginRequest } from '@fonendo/contract/auth/auth.schema';
import type { LoginAnswer } from '@fonendo/contract/auth/second-factor.schema';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { Transaction } from '../../../db/database.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { findCredentials, type HeldUser, holdUser, isShutOut } from '../auth-users.repository.ts';
import { isDeletedEmail } from '../registration/deleted-emails.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import { startSession } from '../sessions/start-session.ts';
import { forgiveAttempts, guardAttempts } from './guard-attempts.ts';
import { refuseLogin, requireAdmitted } from './refuse-login.ts';

/**
 * Signs in with email and password, and asks for the second factor if there is one. A user who is not verified yet gets
 * a session that can only verify.
 */
export async function logIn(
  context: AuthContext,
  { email, password }: LoginRequest,
  origin: Origin,
): Promise<LoginAnswer> {
  const account = { loginAccount: email };
  const address = { loginAddress: addressForLimits(origin.address) };
  await guardAttempts(context, { ...account, ...address });
  const checked = await checkCredentials(context, email, password);
  if ('refusal' in checked) throw refuseLogin(context, checked.refusal);
  await forgiveAttempts(context, account, address);
  return context.db.transaction(async (tx) => {
    const held = await checkAgain(context, tx, checked);
    const asked = await askSecondFactor(context, held, origin);
    if (asked) return asked;
    const { userId } = checked;
    const by = { userId, impersonatorId: null, requestId: origin.requestId };
    await recordAudit(tx, context.now(), by, 'session.started', { type: 'user', id: userId });
    return startSession(context, held, origin);
  });
}

type Refusal = { refusal: ErrorCode };
type Checked = { userId: string; passwordHash: string };

/** Every path computes one password hash, so that the response time reveals nothing beyond the error code. */
async function checkCredentials(context: AuthContext, email: string, password: string): Promise<Checked | Refusal> {
  const user = await findCredentials(context.db, email);
  if (!user) {
    const deleted = await isDeletedEmail(context, context.db, email);
    await context.passwords.pretend(password);
    return { refusal: deleted ? 'UserNotAuthorized' : 'UserNotFound' };
  }
  if (!(await context.passwords.verify(password, user.passwordHash))) return { refusal: 'InvalidPassword' };
  if (user.deletedAt || (await isShutOut(context.db, user, context.now()))) return { refusal: 'UserNotAuthorized' };
  return { userId: user.id, passwordHash: user.passwordHash };
}

/** Hashing takes a while: meanwhile the password may have changed, or the person been blocked. */
async function checkAgain(context: AuthContext, tx: Transaction, { userId, passwordHash }: Checked): Promise<HeldUser> {
  const held = await requireAdmitted(context, tx, await holdUser(tx, userId, 'share'));
  if (held.user.passwordHash !== passwordHash) throw refuseLogin(context, 'InvalidPassword');
  return held;
}
