import { randomInt } from 'node:crypto';
import { verificationCode } from '@fonendo/domain/auth/account-codes';
import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/secret-keys.ts';
import type { AuthContext } from '../auth.context.ts';
import { verificationMail } from '../auth.mails.ts';
import type { AuthUser } from '../auth-users.repository.ts';
import { findCodeSentAt, replaceVerificationCode } from './account-codes.repository.ts';

/** The seconds until another code may be sent to somebody: at most one a minute. */
export async function codeWait({ now }: Pick<AuthContext, 'now'>, tx: Queryable, userId: string): Promise<number> {
  const sentAt = await findCodeSentAt(tx, userId);
  if (!sentAt) return 0;
  return Math.max(0, Math.ceil((sentAt.getTime() + verificationCode.resendAfterMs - now().getTime()) / 1000));
}

/** Replaces the user's code and enqueues the mail with it. */
export async function sendVerificationCode(context: AuthContext, tx: Queryable, user: AuthUser): Promise<void> {
  const code = String(randomInt(10 ** verificationCode.digits)).padStart(verificationCode.digits, '0');
  const now = context.now();
  await replaceVerificationCode(tx, {
    userId: user.id,
    codeHash: hashVerificationCode(context, user.id, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + verificationCode.lifeMs),
  });
  await context.sendMail(tx, verificationMail(user, context.publicUrl, user.id, code));
}

/** The user's id is part of the hash, so equal codes of two people have different hashes. */
export const hashVerificationCode = ({ keys }: Pick<AuthContext, 'keys'>, userId: string, code: string) =>
  keyedHash(keys['verification-code'], `${userId}-${code}`);
