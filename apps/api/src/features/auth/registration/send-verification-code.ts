import { randomInt } from 'node:crypto';
import type { CodeState } from '@fonendo/contract/auth/registration.schema';
import { verificationCode } from '@fonendo/domain/auth/account-codes';
import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/secret-keys.ts';
import type { AuthContext } from '../auth.context.ts';
import { verificationMail } from '../auth.mails.ts';
import type { AuthUser } from '../auth-users.repository.ts';
import { findSentCode, replaceVerificationCode } from './account-codes.repository.ts';

/** The seconds until another code may be sent to somebody: at most one a minute. */
export async function codeWait({ now }: Pick<AuthContext, 'now'>, tx: Queryable, userId: string): Promise<number> {
  const sent = await findSentCode(tx, userId);
  return sent ? secondsToWait(sent.sentAt, now()) : 0;
}

const secondsToWait = (sentAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() + verificationCode.resendAfterMs - now.getTime()) / 1000));

/** For a person who waits for their own code: on another device the page would not know it. */
export async function readCodeState({ db, now }: AuthContext, userId: string): Promise<CodeState> {
  const sent = await findSentCode(db, userId);
  if (!sent) return { waitSeconds: 0, triesLeft: 0 };
  const isAlive = sent.expiresAt > now();
  return {
    waitSeconds: secondsToWait(sent.sentAt, now()),
    triesLeft: isAlive ? Math.max(0, verificationCode.maxTries - sent.tries) : 0,
  };
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
