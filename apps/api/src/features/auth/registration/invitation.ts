import { randomBytes } from 'node:crypto';
import { invitationTerms } from '@fonendo/domain/profiles/invitation';
import { ApiError } from '../../../http/api-error.ts';
import { tokenHash } from '../../../http/secret-keys.ts';

/** A new token each time: only its hash is stored, so the earlier one cannot be sent again. */
export function newInvitation(sentAt: Date): {
  token: string;
  stored: { tokenHash: string; sentAt: Date; expiresAt: Date };
} {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(sentAt.getTime() + invitationTerms.lifeMs);
  return { token, stored: { tokenHash: tokenHash(token), sentAt, expiresAt } };
}

export function requireResendable({ sentAt }: { sentAt: Date }, now: Date): void {
  const wait = sentAt.getTime() + invitationTerms.resendAfterMs - now.getTime();
  if (wait > 0) throw new ApiError('TooManyRequests', { retryAfterSeconds: Math.ceil(wait / 1000) });
}
