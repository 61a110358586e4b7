import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptsEncoding } from './accept-encoding.ts';
import { hasEtag } from './etag.ts';

const compress = promisify(gzip);

/** Below this an answer fits into one packet either way. */
const worthwhileBytes = 1024;

/**
 * For the texts of the API: compressed where that pays, and JSON that is read carries the hash of its content, so that
 * whoever has it already is spared the rest (docs/decisions/0060). Hono's own middleware would compress the smallest
 * too: JSON has no length yet there.
 */
export const textAnswers = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') return;
  const { status } = c.res;
  const type = c.res.headers.get('content-type') ?? '';
  // Whoever streams compresses by itself, piece by piece.
  const isWhole = !c.res.headers.has('content-encoding');
  // A stream of events is never complete: waiting for its end to compress it would keep it from everybody.
  const mayCompress =
    isWhole &&
    /^(application\/json|text\/(?!event-stream))/.test(type) &&
    acceptsEncoding(c.req.header('accept-encoding'), 'gzip');
  const mayReuse = isWhole && status === 200 && c.req.method === 'GET' && type.startsWith('application/json');
  if (!mayCompress && !mayReuse) return;

  const headers = new Headers(c.res.headers);
  if (mayCompress) headers.append('vary', 'accept-encoding');
  const body = Buffer.from(await c.res.arrayBuffer());
  // Emptied first: Hono would otherwise carry the old headers over.
  c.res = undefined;
  const compressed = mayCompress && body.byteLength >= worthwhileBytes;
  if (mayReuse) {
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}${compressed ? '-gzip' : ''}"`;
    headers.set('etag', etag);
    if (hasEtag(c.req.header('if-none-match'), etag)) {
      headers.delete('content-type');
      c.res = new Response(null, { status: 304, headers });
      return;
    }
  }
  if (compressed) headers.set('content-encoding', 'gzip');
  c.res = new Response(compressed ? await compress(body) : body, { status, headers });
});
