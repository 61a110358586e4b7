import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Each purpose has a key of its own, so that a value made for one is worthless for another. */
export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'verification-code'
  | 'deleted-email'
  | 'email-change'
  | 'calendar-feed'
  | 'sandbox-gateway'
  | 'second-factor'
  | 'known-device'
  | 'reply-address'
  | 'bounce-address'
  | 'unsubscribe';

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
    'second-factor': derive('second-factor'),
    'known-device': derive('known-device'),
    'reply-address': derive('reply-address'),
    'bounce-address': derive('bounce-address'),
    unsubscribe: derive('unsubscribe'),
  };
}

export const keyedHash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** For tokens with 256 random bits: nothing to guess, so no key is needed. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

const cipher = 'aes-256-gcm';

/** Encrypts what has to be read again. `boundTo` names whose it is: put into another row, it cannot be opened. */
export function seal(key: Buffer, text: string, boundTo: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Null for what was not sealed with this key, for this name. One text only opens it: the last character of base64url
 * has bits that decoding ignores, so a changed text could stand for the same bytes.
 */
export function unseal(key: Buffer, sealed: string, boundTo: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.toString('base64url') !== sealed) return null;
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
