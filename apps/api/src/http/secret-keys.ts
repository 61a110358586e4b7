import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** Each purpose has a key of its own, so that a value made for one is worthless for another. */
export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'verification-code'
  | 'deleted-email'
  | 'email-change'
  | 'calendar-feed'
  | 'sandbox-gateway';

export type SecretKeys = Record<KeyPurpose, Buffer>;

export function deriveKeys(secret: string): SecretKeys {
  const derive = (purpose: KeyPurpose) => Buffer.from(hkdfSync('sha256', secret, '', `fonendo/${purpose}`, 32));
  return {
    'access-token': derive('access-token'),
    'refresh-token': derive('refresh-token'),
    'verification-code': derive('verification-code'),
    'deleted-email': derive('deleted-email'),
    'email-change': derive('email-change'),
    'calendar-feed': derive('calendar-feed'),
    'sandbox-gateway': derive('sandbox-gateway'),
  };
}

export const keyedHash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** For tokens with 256 random bits: nothing to guess, so no key is needed. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');
