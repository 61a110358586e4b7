import { type Locale, localeCookie, pickLocale } from '@fonendo/domain/shared/locale';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Actor } from './access/access.ts';
import type { Bindings } from './server.ts';

/** What travels with a request. The actor is there once a route that is not public let the request in. */
export type RequestEnv = {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    /** The caller's network address, behind the trusted proxies. */
    clientAddress: string;
    authenticate: () => Promise<Actor>;
    actor: Actor | undefined;
  };
};

/** Takes over the id that the server gave the request, and tells it which route answered. */
export const requestContext = createMiddleware<RequestEnv>(async (c, next) => {
  const { outgoing } = c.env ?? {};
  c.set('requestId', outgoing?.requestId ?? crypto.randomUUID());
  await next();
  if (outgoing) outgoing.route = routePath(c);
});

/** The language of an answer: the person's cookie, else what the browser prefers. */
export function requestLocale(c: Context): Locale {
  const cookie = getCookie(c, localeCookie);
  const accepted = c.req.header('accept-language')?.split(',') ?? [];
  return pickLocale(cookie ? [cookie, ...accepted] : accepted);
}
