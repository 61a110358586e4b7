import type { ApiErrorBody, ErrorCode } from '@fonendo/contract/errors.schema';
import { apiErrors as english } from '@fonendo/messages/en/api-errors';
import { apiErrors as spanish } from '@fonendo/messages/es/api-errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ApiError } from './api-error.ts';
import { type RequestEnv, requestLocale } from './request-context.ts';

const texts = { es: spanish, en: english };

/** Every failure becomes the one JSON shape. What nobody foresaw is logged whole and answered without details. */
export function errorResponse(error: Error, c: Context<RequestEnv>): Response {
  const known = toApiError(error);
  if (known.status >= 500) c.get('log').error({ err: known.cause ?? error }, 'request failed');
  const body: ApiErrorBody = {
    code: known.code,
    message: texts[requestLocale(c)][known.code],
    ...(known.fields && { fields: known.fields }),
  };
  return c.json(body, known.status);
}

export function notFoundResponse(c: Context<RequestEnv>): Response {
  return errorResponse(new ApiError('NotFound'), c);
}

/** Hono's own refusals (malformed JSON, body limit, timeout) by their status. */
const codesByStatus: Record<number, ErrorCode> = {
  400: 'MalformedBody',
  408: 'RequestTimeout',
  413: 'PayloadTooLarge',
  504: 'RequestTimeout',
};

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) {
    const code = codesByStatus[error.status];
    if (code) return new ApiError(code, { cause: error });
  }
  if (isDatabaseAway(error)) return new ApiError('ServiceUnavailable', { cause: error });
  return new ApiError('InternalError', { cause: error });
}

/** Connection refused, reset, or the server shutting down: the caller may try again, nothing was written. */
function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(ECONN|EPIPE|57P0|08)/.test(code);
}
