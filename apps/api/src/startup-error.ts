/** A problem that the operator can fix. Printed as one line, without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Tells a supervisor that another start would fail, too (EX_CONFIG). */
export const startupErrorExitCode = 78;

/** The first line of the error; a refused connection has its text in inner errors. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] || 'no details';
}
