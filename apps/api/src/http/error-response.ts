import type { ApiErrorBody, ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { apiErrors as english } from '@fonendo/messages/en/shared/api-errors';
import { apiErrors as spanish } from '@fonendo/messages/es/shared/api-errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { OutdatedFile } from '../db/store-with-row.ts';
import { AskerLeftError, TooManyWaitingError, WorkFailedError } from '../work-errors.ts';
import { ApiError } from './api-error.ts';
import { type RequestEnv, requestLocale } from './request-context.ts';

const texts = { es: spanish, en: english };

/** Every failure becomes the one JSON shape. What nobody foresaw is logged whole and answered without details. */
export const errorResponse = (log: Logger) => (error: Error, c: Context<RequestEnv>) => {
  const known = toApiError(error);
  if (known.status >= 500) {
    log.error({ requestId: c.get('requestId'), err: known.cause ?? error }, 'request failed');
  }
  return refusal(known, c);
};

export const notFoundResponse = (c: Context<RequestEnv>) => refusal(new ApiError('NotFound'), c);

function refusal(known: ApiError, c: Context<RequestEnv>): Response {
  const body: ApiErrorBody = {
    code: known.code,
    message: texts[requestLocale(c)][known.code],
    ...(known.fields && { fields: known.fields }),
    ...(known.shutOut && { shutOut: true }),
  };
  if (known.retryAfterSeconds !== undefined) c.header('retry-after', String(known.retryAfterSeconds));
  return c.json(body, known.status);
}

/** Hono's own refusals by their status: malformed JSON, body limit, another content type, timeout. */
const codesByStatus: Record<number, ErrorCode> = {
  400: 'MalformedBody',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  504: 'RequestTimeout',
};

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  // Somebody changed what a file was being made of, again and again.
  if (error instanceof OutdatedFile) return new ApiError('Conflict', { cause: error });
  if (error instanceof HTTPException) {
    const code = codesByStatus[error.status];
    if (code) return new ApiError(code, { cause: error });
  }
  const busy = workFailure(error);
  if (busy) return busy;
  const failure = databaseFailure(error);
  if (failure) return new ApiError(failure, { cause: error });
  return new ApiError('InternalError', { cause: error });
}

/** What is done in threads (drawing and inspecting PDFs) is refused where too much of it waits. */
function workFailure(error: Error): ApiError | null {
  if (error instanceof TooManyWaitingError) {
    const code = error.whose === 'person' ? 'TooManyFilesAtOnce' : 'ServiceUnavailable';
    return new ApiError(code, { cause: error, retryAfterSeconds: 10 });
  }
  if (error instanceof WorkFailedError) return new ApiError('ServiceUnavailable', { cause: error });
  // Nobody reads the answer; it is no defect either.
  return error instanceof AskerLeftError ? new ApiError('RequestTimeout', { cause: error }) : null;
}

/** Refused or cut connections, the server shutting down or full: all pass, so the caller may try again. */
const awayCodes = /^(ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|08|53300|57P0)/;
/** `pg` has no code for what it notices on its own side. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connect)/;
const statementTimeout = '57014';
/** The disk of uploads or files is full, over its quota or read-only: nothing that the caller could mend. */
const diskCodes = /^(ENOSPC|EDQUOT|EROFS|EIO)$/;

function databaseFailure(error: Error): ErrorCode | null {
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: unknown };
  if (code === statementTimeout) return 'RequestTimeout';
  if (typeof code === 'string' && (awayCodes.test(code) || diskCodes.test(code))) return 'ServiceUnavailable';
  return awayMessages.test(cause.message) ? 'ServiceUnavailable' : null;
}
