type ErrorDescription = { type: string; message: string; code?: unknown; stack?: string; cause?: ErrorDescription };

/**
 * An error for the log, by a fixed list of fields. The message and stack of a failed query contain its values, which
 * are personal data, so only the statement is kept. PostgreSQL's `detail` contains values as well.
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

/** If PostgreSQL cannot read a value (class 22), it quotes it: `invalid input syntax for type uuid: "…"`. */
const withoutValue = (message: string, code: unknown) =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? message.replace(/"[\s\S]*"/, '"…"') : message;

/** As Drizzle appends them to its message; libraries that copy an error copy them, too. */
const queryValues = /(?<=^Failed query: [\s\S]*)\nparams: [\s\S]*$/;

/** The stack frames, without the lines before, which repeat the message. */
const frames = /^ {4}at [\s\S]*$/m;

/** Libraries also report copies of errors, which are plain objects. */
const isErrorLike = (value: unknown): value is Partial<Error> & { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
