import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { RequestEnv } from '../request-context.ts';
import type { Actor } from './access.ts';
import type { AccessTokens } from './access-token.ts';

type Caller = Omit<Actor, 'requestId'>;

/** The owner of a live session; null once it was revoked, has expired or its user may not sign in any more. */
export type FindCaller = (sessionId: string, now: Date) => Promise<Caller | null>;

/** Reads may be answered from what is remembered of a session; before a change it is looked up. */
type Sessions = { find: FindCaller; read: FindCaller; settle: () => Promise<void> };

type Authentication = {
  tokens: AccessTokens;
  sessions: Sessions;
  /** Whether a session that is not live would be, had its user not been blocked. */
  isShutOut: (session: { id: string; userId: string }, now: Date) => Promise<boolean>;
  now: () => Date;
};

/**
 * Makes `authenticate` available to the routes that are not public. The token only names the session: who the
 * caller is and what they may do comes from there, so a change takes effect at once.
 */
export const authentication = (deps: Authentication) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    c.set('authenticate', () => authenticate(c, deps));
    await next();
    if (!reads(c)) await deps.sessions.settle();
  });

const reads = ({ req: { method } }: Context): boolean => method === 'GET' || method === 'HEAD';

async function authenticate(
  c: Context<RequestEnv>,
  { tokens, sessions, isShutOut, now }: Authentication,
): Promise<Actor> {
  const claims = await tokens.read(bearerToken(c));
  if (!claims) throw new ApiError('Unauthenticated');
  const instant = now();
  if (claims.expiresAt <= instant) throw new ApiError('TokenExpired');
  const caller = await (reads(c) ? sessions.find : sessions.read)(claims.sessionId, instant);
  if (caller?.userId !== claims.userId) {
    const { sessionId: id, userId: of } = claims;
    throw new ApiError('TokenExpired', { shutOut: await isShutOut({ id, userId: of }, instant) });
  }
  const { userId, sessionId, policyGroups, verified, mustSetUpSecondFactor, impersonatorId } = caller;
  const requestId = c.get('requestId');
  return { userId, sessionId, policyGroups, verified, mustSetUpSecondFactor, impersonatorId, requestId };
}

function bearerToken(c: Context): string {
  const [, token] = c.req.header('authorization')?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i) ?? [];
  if (!token) throw new ApiError('Unauthenticated');
  return token;
}
