import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyedHash, type SecretKeys } from '../../../http/secret-keys.ts';

/** The link carries its data, signed: nothing is stored until it is opened. `from`: the address they have until then. */
const promiseSchema = z.object({ userId: z.uuid(), email: z.string(), from: z.string(), until: z.number() });

type EmailPromise = z.infer<typeof promiseSchema>;

export function writeEmailToken(keys: SecretKeys, promise: EmailPromise): string {
  const text = Buffer.from(JSON.stringify(promise)).toString('base64url');
  return `${text}.${keyedHash(keys['email-change'], text)}`;
}

export function readEmailToken(keys: SecretKeys, token: string): EmailPromise | null {
  const [text = '', given = ''] = token.split('.');
  const expected = Buffer.from(keyedHash(keys['email-change'], text));
  const signature = Buffer.from(given);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  return promiseSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
