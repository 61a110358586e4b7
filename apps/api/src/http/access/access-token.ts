import { createSecretKey } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { z } from 'zod';

const algorithm = 'HS256';
const issuer = 'fonendo';
const audience = 'fonendo-api';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number().int() });

/** Of people at work at the same time. */
const mostVerified = 10_000;

export type AccessClaims = { userId: string; sessionId: string; expiresAt: Date };

export type AccessTokens = {
  issue(claims: AccessClaims, now: Date): Promise<string>;
  /** Null for anything this product did not sign for itself. The caller still compares `expiresAt` with its clock. */
  read(token: string): Promise<AccessClaims | null>;
};

export function createAccessTokens(key: Buffer): AccessTokens {
  // Hono types its keys as the browser does; Node's key type allows more usages.
  const hmac = createSecretKey(key).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]) as Parameters<typeof sign>[1];
  // A signature that was right stays right; whether the token still counts is for its session to say.
  const verified = new Map<string, AccessClaims>();
  return {
    issue: ({ userId, sessionId, expiresAt }, now) =>
      sign(
        { sub: userId, sid: sessionId, iss: issuer, aud: audience, iat: seconds(now), exp: seconds(expiresAt) },
        hmac,
        algorithm,
      ),
    async read(token) {
      const known = verified.get(token);
      if (known) return known;
      try {
        // Expiry is checked by the caller, because an expired token is answered differently from a forged one.
        const checks = { alg: algorithm, iss: issuer, aud: audience, exp: false, iat: false, nbf: false } as const;
        const claims = claimsSchema.parse(await verify(token, hmac, checks));
        const read = { userId: claims.sub, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
        const [oldest] = verified.keys();
        if (verified.size >= mostVerified && oldest !== undefined) verified.delete(oldest);
        verified.set(token, read);
        return read;
      } catch {
        return null;
      }
    },
  };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
