import { type ErrorCode, errorStatuses, type FieldError } from '@fonendo/contract/errors.schema';

type Details = { fields?: Record<string, FieldError>; cause?: unknown };

/** The way every use case refuses: a code of the closed list. The caller sees its sentence, never the cause. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldError> | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
  }

  get status() {
    return errorStatuses[this.code];
  }
}
