import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { RequestEnv } from './request-context.ts';

/**
 * Who is calling, for limits and for the list of sessions. Only as many entries of X-Forwarded-For are believed
 * as there are proxies of our own in front; the rest was written by the caller.
 */
export function clientAddress(trustedProxies: number, log: Logger) {
  let warned = trustedProxies > 0;
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (!warned && c.req.header('x-forwarded-for') !== undefined) {
      warned = true;
      log.warn(untrustedProxyWarning);
    }
    c.set('clientAddress', forwardedAddress(c, trustedProxies) ?? socketAddress(c));
    await next();
  });
}

/** Limits would count everybody behind that proxy as one person: the first to be refused is refused for all. */
const untrustedProxyWarning =
  'A request came with X-Forwarded-For, but no proxy is trusted: everybody behind it counts as one address. Set TRUSTED_PROXIES to the number of proxies in front (usually 1).';

function forwardedAddress(c: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const chain = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return chain.at(-trustedProxies)?.trim() || undefined;
}

/** Requests made inside the process (tests) have no socket. */
function socketAddress(c: Context): string {
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  return (hasSocket && getConnInfo(c).remote.address) || 'local';
}

/** One household or machine owns a whole /64 of IPv6 addresses: limits count it as one. */
export function addressForLimits(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
