import { type ErrorCode, errorStatuses, type FieldError } from '@fonendo/contract/shared/errors.schema';

type Details = {
  fields?: Record<string, FieldError>;
  retryAfterSeconds?: number;
  shutOut?: boolean;
  cause?: unknown;
};

/** The way every use case refuses: a code of the closed list. The caller sees its sentence, never the cause. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldError> | undefined;
  /** How long the caller should wait, where waiting helps. */
  readonly retryAfterSeconds: number | undefined;

  /**
   * With an expired token: the account may not sign in any more. Said only to a browser that holds one of its sessions.
   */
  readonly shutOut: boolean;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.shutOut = details.shutOut ?? false;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status() {
    return errorStatuses[this.code];
  }
}
