import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';

/** Refuses larger bodies before reading them, or, where no length was announced, as soon as they grow too large. */
export function limitBody(maxBytes: number) {
  const limitStream = bodyLimit({ maxSize: maxBytes });
  return createMiddleware((c, next) => {
    const announced = c.req.header('content-length');
    if (announced === undefined) return limitStream(c, next);
    if (Number(announced) > maxBytes) throw new ApiError('PayloadTooLarge');
    return next();
  });
}
