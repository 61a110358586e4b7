import { type MailFamily, mailFamilies } from '@fonendo/domain/notifications/mail-families';
import { z } from 'zod';
import { seal, unseal } from '../../../http/secret-keys.ts';
import type { MailSubscription } from '../../../integrations/mail/mail.port.ts';

const purpose = 'unsubscribe';

const contentSchema = z.tuple([z.uuid(), z.array(z.enum(mailFamilies)).min(1)]);

/**
 * Whose mails of which kind a link switches off. It does not expire, because mails are kept for years, and opens nothing
 * else; sealed, so that a forwarded mail says nothing about an account.
 */
export const unsubscribeToken = (key: Buffer, { userId, families }: MailSubscription): string =>
  seal(key, JSON.stringify([userId, families]), purpose);

export function readUnsubscribeToken(key: Buffer, token: string): { userId: string; families: MailFamily[] } | null {
  const text = unseal(key, token, purpose);
  if (text === null) return null;
  const [userId, families] = contentSchema.parse(JSON.parse(text));
  return { userId, families };
}

/** The address in the head of a mail, where mail programs find it (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, key: Buffer) => (subscription: MailSubscription) =>
  `${publicUrl}/api/mails/unsubscribe/${unsubscribeToken(key, subscription)}`;
