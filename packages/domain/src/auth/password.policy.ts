import { limits } from '../shared/limits.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * Case and trailing characters do not make a common password a good one: `Password1!` is tried right after `password1`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[!.?*@#$]+$/, ''));
}

/** What the strength meter shows. Only the minimum length is required; the rest is advice. */
export type PasswordTraits = {
  readonly longEnough: boolean;
  readonly advisedLength: boolean;
  readonly uppercase: boolean;
  readonly number: boolean;
  readonly special: boolean;
};

const advisedLength = 12;

export const passwordTraits = (password: string): PasswordTraits => ({
  longEnough: password.length >= limits.passwordMinLength,
  advisedLength: password.length >= advisedLength,
  uppercase: /\p{Lu}/u.test(password),
  number: /\p{Nd}/u.test(password),
  special: /[^\p{L}\p{N}\s]/u.test(password),
});
