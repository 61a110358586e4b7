import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';

/**
 * PostgreSQL keeps no NUL in a text, and no half of a surrogate pair in JSON. Nobody types either, so they are
 * refused here for all bodies and addresses, instead of by every schema.
 */
export const refuseUnstorableText = createMiddleware(async (c, next) => {
  if (c.req.url.includes('%00')) throw new ApiError('MalformedBody');
  const isJson = c.req.header('content-type')?.startsWith('application/json');
  if (isJson && hasUnstorableText(await c.req.text())) throw new ApiError('MalformedBody');
  await next();
});

/** In JSON both can only be written as escapes, so most bodies need one look. */
function hasUnstorableText(json: string): boolean {
  if (!/\\u(0000|d[89a-f])/i.test(json)) return false;
  let found = false;
  const look = (text: string) => {
    found ||= text.includes('\0') || !text.isWellFormed();
  };
  try {
    JSON.parse(json, (key, value) => {
      look(key);
      if (typeof value === 'string') look(value);
      return value;
    });
  } catch {
    // Not JSON after all: whoever reads the body says so.
  }
  return found;
}
