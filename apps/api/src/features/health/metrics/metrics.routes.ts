import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../../http/api-error.ts';
import type { RequestEnv } from '../../../http/request-context.ts';
import { createRouter, declareRoute } from '../../../http/route.ts';
import { tokenHash } from '../../../http/secret-keys.ts';
import { expositionType } from './exposition.ts';

const metrics = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/metrics',
    tags: ['health'],
    summary: 'Numbers for Prometheus',
    description:
      'With `METRICS_TOKEN` as bearer token; where none is set, only asked from the machine itself and not through a proxy.',
    responses: {
      200: { content: { 'text/plain': { schema: z.string() } }, description: 'Prometheus text format, version 0.0.4' },
    },
  },
);

export type MetricsDoor = {
  /** Null where only the machine itself may ask. */
  token: string | null;
  read: () => Promise<string>;
};

/** A caller who may not read them gets a 404, as if there were nothing here. */
export function metricsRoutes({ token, read }: MetricsDoor) {
  return createRouter().openapi(metrics, async (c) => {
    const isAllowed = token === null ? isAskedFromHere(c) : hasToken(c, token);
    if (!isAllowed) throw new ApiError('NotFound');
    return c.text(await read(), 200, { 'content-type': expositionType, 'cache-control': 'no-store' });
  });
}

/** Compared by their hashes, which are of one length and tell nothing by how long it takes. */
function hasToken(c: Context<RequestEnv>, token: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(token)));
}

/** What proxies add. A proxy on this machine connects from a loopback address for every visitor. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * From this machine, to an address of this machine, and not handed on: a proxy that adds nothing still passes on the
 * public name, and so does a page of somebody else whose name leads here.
 */
function isAskedFromHere(c: Context<RequestEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  if (address === undefined || !isLoopback(address.replace(/^::ffff:/, ''))) return false;
  if (forwarding.some((name) => c.req.header(name) !== undefined)) return false;
  const name = URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || isLoopback(name);
}

const isLoopback = (address: string) => isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'));
