/** Something the person starting the product can mend. Printed as one line; never a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
