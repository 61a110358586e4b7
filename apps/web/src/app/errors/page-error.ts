/** An error that belongs on the error page, with the specification's parts (section 2). */
export class PageError extends Error {
  override name = 'PageError';
  readonly statusCode: number;
  readonly description: string | undefined;

  constructor(statusCode: number, statusMessage?: string, description?: string) {
    super(statusMessage ?? '');
    this.statusCode = statusCode;
    this.description = description;
  }
}
