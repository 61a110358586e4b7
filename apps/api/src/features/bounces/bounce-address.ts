import { timingSafeEqual } from 'node:crypto';
import { bounceLimits } from '@fonendo/domain/bounces/bounce';
import { keyedHash } from '../../http/secret-keys.ts';
import { base32, fromBase32 } from './base32.ts';

/** Where reports arrive, and the key that signs about whom. Null where no mailbox is configured. */
export type BounceDoor = { address: string; key: Buffer };

type Person = { id: string; email: string };

const dayMs = 24 * 60 * 60_000;
const tagBytes = 8;

/** A person's id, a day and a signature. */
const tokenBytes = 16 + 2 + tagBytes;

/** Not as long as, and so never mistaken for, what stands in an address for answers. */
const tokenPattern = /^b-[a-z2-7]{42}$/;

/**
 * `respuestas+b-…@host`, from which a mail to this person leaves on this day (MAIL FROM), and to which mail servers
 * report what became of it. Nothing is stored: who and when stand in it, signed together with the address they have
 * now. Within the 64 characters that may stand before the @, in lower case, as some servers make it.
 */
export function makeBounceAddress({ address, key }: BounceDoor, { id, email }: Person, now: Date): string {
  const said = Buffer.alloc(18);
  said.write(id.replaceAll('-', ''), 'hex');
  said.writeUInt16BE(dayOf(now), 16);
  const token = base32(Buffer.concat([said, tagOf(key, said, email)]));
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+b-${token}${address.slice(at)}`;
}

/** Who an address says it was made for. To be believed with the address that person has: `isBounceAddressOf`. */
export type ReadBounceAddress = { userId: string; said: Buffer; tag: Buffer };

/** Null for what is none, or is past its time. */
export function readBounceAddress({ address }: BounceDoor, text: string, now: Date): ReadBounceAddress | null {
  const [name, host] = address.split('@');
  const token = text.slice(`${name}+`.length, -`@${host}`.length);
  if (text !== `${name}+${token}@${host}` || !tokenPattern.test(token)) return null;
  const bytes = fromBase32(token.slice('b-'.length));
  if (bytes.length !== tokenBytes || base32(bytes) !== token.slice('b-'.length)) return null;
  const age = dayOf(now) - bytes.readUInt16BE(16);
  if (age < 0 || age > bounceLimits.days) return null;
  const hex = bytes.toString('hex', 0, 16);
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, said: bytes.subarray(0, 18), tag: bytes.subarray(18) };
}

/** Signed here, for the address that this person still has. */
export const isBounceAddressOf = ({ key }: BounceDoor, { said, tag }: ReadBounceAddress, email: string): boolean =>
  timingSafeEqual(tag, tagOf(key, said, email));

/** Whether something was sent to the door of reports at all, rightly or not. */
export function isForBounces({ address }: BounceDoor, recipients: readonly string[]): boolean {
  const [name, host] = address.split('@');
  return recipients.some((recipient) => recipient.startsWith(`${name}+b-`) && recipient.endsWith(`@${host}`));
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs);

const tagOf = (key: Buffer, said: Buffer, email: string): Buffer =>
  Buffer.from(keyedHash(key, `${said.toString('hex')}/${email}`), 'base64url').subarray(0, tagBytes);
