import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { hasEtag } from '../../http/bodies/etag.ts';
import type { RequestEnv } from '../../http/request-context.ts';
import { AskerLeftError, TooManyWaitingError, WorkFailedError } from '../../work-errors.ts';
import type { Html } from './frame/html.ts';

/** An offer that is closed or kept inside is gone from every cache well within a minute. */
const cached = 'public, max-age=30';

const encoder = new TextEncoder();

type Kind = 'text/html' | 'text/plain' | 'application/xml' | 'application/atom+xml' | 'text/csv';

/** The same for everybody, so that anybody between may keep it for a moment. */
export async function answer(
  c: Context<RequestEnv>,
  text: string | Html,
  kind: Kind = 'text/html',
  status: 200 | 404 | 410 | 500 | 503 = 200,
): Promise<Response> {
  // Encoded once, for the length, the ETag and the connection alike.
  const body = encoder.encode(String(await text));
  const headers = { 'content-type': `${kind}; charset=utf-8`, vary: 'accept-encoding' };
  if (status !== 200) return c.body(body, status, { ...headers, 'cache-control': 'no-cache' });
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const known = { 'cache-control': cached, etag, vary: 'accept-encoding' };
  if (hasEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, known);
  return c.body(body, 200, { ...headers, ...known });
}

/**
 * A picture that anybody may keep, and other sites may show. It is asked for again as soon as the page is: what is
 * closed disappears with it. A caller who has it already causes no drawing.
 */
export async function answerPicture(
  c: Context<RequestEnv>,
  version: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const etag = `"${version}"`;
  const known = { 'cache-control': cached, etag, 'cross-origin-resource-policy': 'cross-origin' };
  if (hasEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, known);
  try {
    return c.body(await draw(), 200, { ...known, 'content-type': 'image/png' });
  } catch (error) {
    if (!isMomentary(error)) throw error;
    return c.body('', 503, { 'cache-control': 'no-cache', 'retry-after': '60' });
  }
}

const isMomentary = (error: unknown): boolean =>
  error instanceof TooManyWaitingError || error instanceof WorkFailedError || error instanceof AskerLeftError;
