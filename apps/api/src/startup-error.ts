/** Something the person starting the product can mend. Printed as one line; never a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** By it whoever watches over the process knows that another start would be refused as well (EX_CONFIG). */
export const startupErrorExitCode = 78;

/** The first line of what went wrong; a refused connection has its text in its inner errors. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] || 'no details';
}
