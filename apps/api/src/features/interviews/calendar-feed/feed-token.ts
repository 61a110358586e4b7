import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../http/secret-keys.ts';

/**
 * The secret of somebody's calendar link: the user's id and a keyed hash of it with the current serial. Nothing secret
 * is stored, and a new serial makes earlier links invalid.
 */
export const feedToken = (key: Buffer, userId: string, serial: number): string =>
  `${encodeUser(userId)}.${keyedHash(key, `${userId}:${serial}`)}`;

/** The user named in the token; `isFeedToken` checks whether it is valid. */
export function feedUserOf(token: string): string | null {
  const bytes = Buffer.from(token.split('.')[0] ?? '', 'base64url');
  if (bytes.length !== 16) return null;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function isFeedToken(key: Buffer, token: string, userId: string, serial: number): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(feedToken(key, userId, serial))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const encodeUser = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
