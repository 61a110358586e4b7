import { randomBytes } from 'node:crypto';
import { challengeLifeMs } from '@fonendo/domain/auth/second-factor';
import { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { tokenHash } from '../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { type ChallengePurpose, insertChallenge } from './challenges.repository.ts';

type Bound = { purpose: ChallengePurpose; userId?: string; sessionId?: string; passwordMark?: string };

/** A random value to be returned within minutes: signed by a passkey, or together with a code. */
export async function issueChallenge(
  { now }: Pick<AuthContext, 'now'>,
  tx: Queryable,
  bound: Bound,
  origin: Origin,
): Promise<{ challenge: string; expiresAt: Date }> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + challengeLifeMs);
  await insertChallenge(tx, { hash: tokenHash(challenge), browserMark: browserMark(origin), expiresAt, ...bound });
  return { challenge, expiresAt };
}

/** From the user agent alone: the network of a phone may change meanwhile, also between IPv4 and IPv6. */
export const browserMark = ({ userAgent }: Origin) => tokenHash(userAgent ?? '');

const clientDataSchema = z.object({ challenge: z.string() });

/** The challenge that a passkey claims to have signed; null if it is not readable. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return clientDataSchema.parse(data).challenge;
  } catch {
    return null;
  }
}
