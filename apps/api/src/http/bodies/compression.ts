import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptsEncoding } from './accept-encoding.ts';

const compress = promisify(gzip);

/** Below this an answer fits into one packet either way. */
const worthwhileBytes = 1024;

/** For the texts of the API. Hono's own middleware would compress the smallest too: JSON has no length yet there. */
export const compression = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method === 'HEAD' || !acceptsEncoding(c.req.header('accept-encoding'), 'gzip')) return;
  // A route that streams compresses by itself, piece by piece.
  if (c.res.headers.has('content-encoding')) return;
  // A stream of events is never complete: waiting for its end to compress it would keep it from everybody.
  if (!/^(application\/json|text\/(?!event-stream))/.test(c.res.headers.get('content-type') ?? '')) return;
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  headers.append('vary', 'accept-encoding');
  const body = Buffer.from(await c.res.arrayBuffer());
  const worthwhile = body.byteLength >= worthwhileBytes;
  if (worthwhile) headers.set('content-encoding', 'gzip');
  // Emptied first: Hono would otherwise carry the old headers over.
  c.res = undefined;
  c.res = new Response(worthwhile ? await compress(body) : body, { status, headers });
});
