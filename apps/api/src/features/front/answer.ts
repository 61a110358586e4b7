import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { hasEtag } from '../../http/bodies/etag.ts';
import type { RequestEnv } from '../../http/request-context.ts';
import type { Html } from './frame/html.ts';

/** An offer that is closed or kept inside is gone from every cache well within a minute. */
const cached = 'public, max-age=30';

type Kind = 'text/html' | 'text/plain' | 'application/xml' | 'application/atom+xml' | 'text/csv';

/** The same for everybody, so that anybody between may keep it for a moment. */
export async function answer(
  c: Context<RequestEnv>,
  text: string | Html,
  kind: Kind = 'text/html',
  status: 200 | 404 | 410 | 500 | 503 = 200,
): Promise<Response> {
  const body = String(await text);
  const headers = { 'content-type': `${kind}; charset=utf-8`, vary: 'accept-encoding' };
  if (status !== 200) return c.body(body, status, { ...headers, 'cache-control': 'no-cache' });
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const known = { 'cache-control': cached, etag, vary: 'accept-encoding' };
  if (hasEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, known);
  return c.body(body, 200, { ...headers, ...known });
}
