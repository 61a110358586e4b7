import type { FieldError } from '@fonendo/contract/shared/errors.schema';

export type FieldErrors = Record<string, FieldError>;

type Placed = {
  /** Shown at their fields. */
  atFields: FieldErrors;
  /** About something this form has no field for: said above it, so that nothing the server said is lost. */
  aboveForm: FieldError[];
};

/** The server's answer sorted into what this form can show where it belongs, and the rest. */
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
