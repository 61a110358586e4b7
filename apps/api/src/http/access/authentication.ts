import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { RequestEnv } from '../request-context.ts';
import type { Actor } from './access.ts';
import type { AccessTokens } from './access-token.ts';

/** Whoever a live session belongs to; null once it was revoked, has expired or its user may not come in any more. */
export type FindActor = (sessionId: string, now: Date) => Promise<Omit<Actor, 'requestId'> | null>;

type Authentication = { tokens: AccessTokens; findActor: FindActor; now: () => Date };

/**
 * Makes `authenticate` available to the routes that are not public. The token only names the session: who the
 * caller is and what they may do is read from the database each time, so a change takes effect at once.
 */
export const authentication = (deps: Authentication) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    c.set('authenticate', () => authenticate(c, deps));
    await next();
  });

async function authenticate(c: Context<RequestEnv>, { tokens, findActor, now }: Authentication): Promise<Actor> {
  const claims = await tokens.read(bearerToken(c));
  if (!claims) throw new ApiError('Unauthenticated');
  const instant = now();
  if (claims.expiresAt <= instant) throw new ApiError('TokenExpired');
  const actor = await findActor(claims.sessionId, instant);
  if (actor?.userId !== claims.userId) throw new ApiError('TokenExpired');
  return { ...actor, requestId: c.get('requestId') };
}

function bearerToken(c: Context): string {
  const [, token] = c.req.header('authorization')?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i) ?? [];
  if (!token) throw new ApiError('Unauthenticated');
  return token;
}
