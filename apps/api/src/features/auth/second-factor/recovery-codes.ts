import { randomBytes } from 'node:crypto';
import { normaliseRecoveryCode, recoveryCodes } from '@fonendo/domain/auth/second-factor';
import { Secret } from 'otpauth';
import { tokenHash } from '../../../http/secret-keys.ts';

const { count, groups, groupLength } = recoveryCodes;

/** In groups that are easy to copy by hand. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const { buffer } = new Uint8Array(randomBytes((groups * groupLength * 5) / 8));
    const letters = new Secret({ buffer }).base32;
    return Array.from({ length: groups }, (_, index) =>
      letters.slice(index * groupLength, (index + 1) * groupLength),
    ).join('-');
  });
}

/**
 * Without a key, so that the codes survive a change of the installation's secret; they have too many bits to be
 * guessed.
 */
export const hashRecoveryCode = (userId: string, code: string) => tokenHash(`${userId}-${normaliseRecoveryCode(code)}`);
