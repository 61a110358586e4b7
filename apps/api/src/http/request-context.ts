import { type Locale, localeCookie, pickLocale } from '@fonendo/domain/locale';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Actor } from './access.ts';

/** What travels with a request. The actor is there once a route that is not public let the request in. */
export type RequestEnv = {
  Variables: {
    requestId: string;
    log: Logger;
    authenticate: () => Promise<Actor>;
    actor: Actor | undefined;
  };
};

const saneRequestId = /^[\w-]{8,64}$/;

/** Gives the request its id (the proxy's, where it sent a sane one) and logs one line when it is done. */
export const requestContext = (log: Logger) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && saneRequestId.test(given) ? given : crypto.randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.header('x-request-id', requestId);
    log.info({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });

/** The language of an answer: the person's cookie, else what the browser prefers. */
export function requestLocale(c: Context): Locale {
  const cookie = getCookie(c, localeCookie);
  const accepted = c.req.header('accept-language')?.split(',') ?? [];
  return pickLocale(cookie ? [cookie, ...accepted] : accepted);
}
