import { type ApiFailure, isApiFailure } from './http-client.ts';
import { toast } from './toasts.ts';

/** The refusal of a form, beside what the form itself shows (specification, section 1: messages are toasts). */
export function toastRefusal({ data }: ApiFailure): void {
  toast({ tone: 'error', title: data.message });
}

/** For failures outside a form: what did not happen, and why if the server says so. */
export function toastFailure(title: string, failure: unknown): void {
  toast({ tone: 'error', title, ...(isApiFailure(failure) && { message: failure.data.message }) });
  // Anything else is a fault of this program and is reported in the console, too.
  if (!isApiFailure(failure)) reportError(failure);
}
