import { randomBytes, timingSafeEqual } from 'node:crypto';
import { replyLimits } from '@fonendo/domain/conversations/mailed-replies';
import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/secret-keys.ts';
import type { About } from '../conversations.repository.ts';
import { findReplyAddress, keepReplyAddress, type ReplyAddress } from './replies.repository.ts';

/** Where answers arrive, and the key that signs who may send one about what. Null where no mailbox is configured. */
export type ReplyDoor = { address: string; key: Buffer };

const dayMs = 24 * 60 * 60_000;
const idLength = 16;

/** `respuestas+…@host`: within the 64 characters that may stand before the @, in lower case, as some servers make it. */
const tokenPattern = /^[0-9a-f]{36}$/;

/** The address to which this person may answer about this; the same in every mail, and valid for longer with each. */
export async function makeReplyAddress(
  { address, key }: ReplyDoor,
  tx: Queryable,
  { about, userId }: { about: About; userId: string },
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + replyLimits.days * dayMs);
  const id = await keepReplyAddress(tx, { id: randomBytes(idLength / 2).toString('hex'), about, userId, expiresAt });
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${id}${signatureOf(key, id, about, userId)}${address.slice(at)}`;
}

/** What an address stands for; null if it was not made here, or is past its time. */
export async function readReplyAddress(
  { address, key }: ReplyDoor,
  db: Queryable,
  recipients: readonly string[],
  now: Date,
): Promise<ReplyAddress | null> {
  const [name, host] = address.split('@');
  for (const recipient of recipients) {
    const token = recipient.slice(`${name}+`.length, -`@${host}`.length);
    if (recipient !== `${name}+${token}@${host}` || !tokenPattern.test(token)) continue;
    const found = await findReplyAddress(db, token.slice(0, idLength), now);
    const signature = token.slice(idLength);
    if (found && isSame(signature, signatureOf(key, found.id, found.about, found.userId))) return found;
  }
  return null;
}

/** Bound to the thing and the person: with another row it is worth nothing. */
const signatureOf = (key: Buffer, id: string, { subject, id: aboutId }: About, userId: string): string =>
  Buffer.from(keyedHash(key, `${id}/${subject}/${aboutId}/${userId}`), 'base64url')
    .subarray(0, 10)
    .toString('hex');

const isSame = (given: string, expected: string): boolean => timingSafeEqual(Buffer.from(given), Buffer.from(expected));
