import { timingSafeEqual } from 'node:crypto';
import { isUnusedStep, totp, totpSteps } from '@fonendo/domain/auth/second-factor';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../../http/secret-keys.ts';
import type { AuthContext } from '../auth.context.ts';

type Keyed = Pick<AuthContext, 'keys'>;

/** 160 bits, as the standard recommends for SHA-1, which all apps support. */
export const createTotpSecret = () => new Secret({ size: 20 }).base32;

export const sealTotpSecret = ({ keys }: Keyed, userId: string, secret: string) =>
  seal(keys['second-factor'], secret, userId);

export const openTotpSecret = ({ keys }: Keyed, userId: string, sealed: string) =>
  unseal(keys['second-factor'], sealed, userId);

/** The content of the QR code. */
export const totpUri = (secret: string, account: string) => generator(secret, account).toString();

/**
 * The half minute of this number, if it was not used before. The time taken does not depend on the secret or the
 * number.
 */
export function findTotpStep(secret: string | null, code: string, now: Date, lastStep: number | null): number | null {
  const numbers = generator(secret ?? decoy, '');
  const given = Buffer.from(code);
  const matching = totpSteps(now).filter((step) => {
    const expected = Buffer.from(numbers.generate({ timestamp: step * totp.periodSeconds * 1000 }));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const step = matching.find((candidate) => isUnusedStep(candidate, lastStep));
  return secret === null ? null : (step ?? null);
}

/** Used if there is no secret, so that the time taken is the same. */
const decoy = createTotpSecret();

const generator = (secret: string, label: string) =>
  new TOTP({
    issuer: totp.issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: totp.digits,
    period: totp.periodSeconds,
  });
