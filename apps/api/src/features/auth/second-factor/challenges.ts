import { randomBytes } from 'node:crypto';
import { challengeLifeMs } from '@fonendo/domain/auth/second-factor';
import { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { tokenHash } from '../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { type ChallengePurpose, insertChallenge } from './challenges.repository.ts';

type Bound = { purpose: ChallengePurpose; userId?: string; sessionId?: string; passwordMark?: string };

/** Something random to bring back within minutes. A passkey signs it; a code goes with it. */
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

/** By its name alone: the network of a phone changes while somebody looks for a code, and IPv4 and IPv6 take turns. */
export const browserMark = ({ userAgent }: Origin) => tokenHash(userAgent ?? '');

const clientDataSchema = z.object({ challenge: z.string() });

/** What a passkey says that it signed; null for what is no such thing. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return clientDataSchema.parse(data).challenge;
  } catch {
    return null;
  }
}
