import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { hasEtag } from './etag.ts';

type WriteJson = Context['json'];
type HeaderRecord = Record<string, string>;

/**
 * JSON that is read carries the hash of its text, so that a browser that has it already is not sent it again
 * (docs/decisions/0060). The hash is made where the text is made: to read it back from the answer costs as much as a
 * small answer itself. It is a weak one, because compression changes the bytes and not what they say.
 */
export const jsonEtags = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') c.json = withEtag(c, c.json);
  await next();
});

function withEtag(c: Context, write: WriteJson): WriteJson {
  const writeNamed = (value: unknown, status: number = 200, headers: HeaderRecord = {}): Response => {
    if (status !== 200) return write(value as object, status as 400, headers);
    const text = JSON.stringify(value);
    const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
    if (hasEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, { etag });
    return c.body(text, 200, { 'content-type': 'application/json', ...headers, etag });
  };
  return writeNamed as unknown as WriteJson;
}
