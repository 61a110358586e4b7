import { verificationCode } from '@fonendo/domain/auth/account-codes';

/**
 * What this tab knows of somebody's code: when another may be asked for, and how often it was wrong. The server counts
 * both, too, and answers every wrong code alike.
 */
const nextKey = (userId: string) => `verification:nextCodeAt:${userId}`;
const triesKey = (userId: string) => `verification:wrongTries:${userId}`;

/** A code is on its way: the next one can be asked for in a minute, and all tries are left. Returns that moment. */
export function noteCodeSent(userId: string): number {
  sessionStorage.removeItem(triesKey(userId));
  return noteWait(userId);
}

export function noteWait(userId: string): number {
  const next = Date.now() + verificationCode.resendAfterMs;
  sessionStorage.setItem(nextKey(userId), String(next));
  return next;
}

export const nextCodeAt = (userId: string): number => Number(sessionStorage.getItem(nextKey(userId)) ?? 0);

/** The tries that are left after one more wrong code. */
export function noteWrongCode(userId: string): number {
  const tries = Number(sessionStorage.getItem(triesKey(userId)) ?? 0) + 1;
  sessionStorage.setItem(triesKey(userId), String(tries));
  return Math.max(0, verificationCode.maxTries - tries);
}
