import { isApiFailure } from './http-client.ts';
import { toast } from './toasts.ts';

/** For what has no form to say it in: what did not happen, and why where the server says so. */
export function toastFailure(title: string, failure: unknown): void {
  toast({ tone: 'error', title, ...(isApiFailure(failure) && { message: failure.data.message }) });
  // Anything else is a fault of this program and belongs in its console, too.
  if (!isApiFailure(failure)) reportError(failure);
}
