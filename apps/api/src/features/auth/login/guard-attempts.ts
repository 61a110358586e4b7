import { createHash } from 'node:crypto';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { type AttemptLimitName, attemptLimits } from '@fonendo/domain/auth/attempt-limits';
import type { Queryable } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { countAttempts, deleteAttempts, findBlockedUntil, giveBackAttempt } from './attempts.repository.ts';

type Clocked = { db: Queryable; now: () => Date; refusal?: Extract<ErrorCode, 'TooManyRequests' | 'TooManyMails'> };

/** The limits that an attempt counts for, with their subjects: `{ loginAccount: email, loginAddress: address }`. */
type Attempt = Partial<Record<AttemptLimitName, string>>;

/** Counts the attempt before it is made, so that parallel guesses are counted as well. */
export async function guardAttempts(
  { db, now, refusal = 'TooManyRequests' }: Clocked,
  attempt: Attempt,
): Promise<void> {
  const instant = now();
  const counted = Object.entries(attempt).map(([name, subject]) => ({
    key: attemptKey(name as AttemptLimitName, subject),
    limit: attemptLimits[name as AttemptLimitName],
  }));
  const passed = await countAttempts(db, counted, instant);
  if (passed.length === counted.length) return;
  const keys = counted.map(({ key }) => key);
  const until = (await findBlockedUntil(db, keys, instant)) ?? instant;
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - instant.getTime()) / 1000));
  throw new ApiError(refusal, { retryAfterSeconds });
}

/** After a right password: clears the account's attempts and takes the last one off the address. */
export async function forgiveAttempts({ db }: Clocked, account: Attempt, address: Attempt = {}): Promise<void> {
  for (const [name, subject] of Object.entries(account)) {
    await deleteAttempts(db, attemptKey(name as AttemptLimitName, subject));
  }
  for (const [name, subject] of Object.entries(address)) {
    await giveBackAttempt(db, attemptKey(name as AttemptLimitName, subject));
  }
}

/** Addresses and emails are personal data of any length, so a digest is stored. */
const attemptKey = (name: AttemptLimitName, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
