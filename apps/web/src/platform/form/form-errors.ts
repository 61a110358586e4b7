import type { FieldError } from '@fonendo/contract/shared/errors.schema';

export type FieldErrors = Record<string, FieldError>;

type Placed = {
  /** Shown at their fields. */
  atFields: FieldErrors;
  /** Errors about something this form has no field for are shown above it, so that none is lost. */
  aboveForm: FieldError[];
};

/** Sorts the server's errors into those that belong to a field of this form, and the rest. */
export function placeServerErrors(fields: FieldErrors, values: object): Placed {
  const placed: Placed = { atFields: {}, aboveForm: [] };
  for (const [path, error] of Object.entries(fields)) {
    if (hasField(values, path)) placed.atFields[path] = error;
    else placed.aboveForm.push(error);
  }
  return placed;
}

function hasField(values: object, path: string): boolean {
  let value: unknown = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
}
