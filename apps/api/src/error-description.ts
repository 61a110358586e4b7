type ErrorDescription = { type: string; message: string; code?: unknown; stack?: string; cause?: ErrorDescription };

/**
 * An error for the log, by a fixed list of fields. A failed query carries its values in its message, and so in its
 * stack: those are people's data, so only the statement is kept. PostgreSQL's `detail` names values as well.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name ?? 'object',
    message: withoutValue(error.message.replace(queryValues, ''), code),
    ...(code !== undefined && { code }),
    stack: error.stack?.match(frames)?.[0] ?? '',
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Where PostgreSQL cannot read a value (class 22), it quotes it: `invalid input syntax for type uuid: "…"`. */
const withoutValue = (message: string, code: unknown) =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? message.replace(/"[\s\S]*"/, '"…"') : message;

/** As Drizzle appends them to its message; libraries that copy an error copy them along. */
const queryValues = /(?<=^Failed query: [\s\S]*)\nparams: [\s\S]*$/;

/** The stack from its first place on: the lines before repeat the message. */
const frames = /^ {4}at [\s\S]*$/m;

/** Libraries also report copies of errors, which are plain objects. */
const isErrorLike = (value: unknown): value is Partial<Error> & { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
