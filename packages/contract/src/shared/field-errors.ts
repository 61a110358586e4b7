import type { z } from 'zod';
import type { FieldError } from './errors.schema.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns Zod issues into the specification's message keys (section 5), one per field: its first issue. The API returns
 * them and the forms show them, so both sides use the same words for the same mistake.
 */
export function fieldErrors(error: { issues: readonly Issue[] }, input: unknown): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= fieldError(issue, valueAt(input, issue.path));
  }
  return fields;
}

/** Marks the checks of a form that uses the specification's second set of keys: `z.string(secondSet).min(10, secondSet)`. */
export const secondSet = { error: 'second set of message keys' };

/** Their names in the second set; the other keys are the same in both. */
const secondSetKeys: Partial<Record<string, string>> = {
  'errors.invalid': 'field_invalid',
  'errors.stringTooShort': 'field_too_short',
  'errors.stringTooBig': 'field_too_big',
  'errors.numberTooShort': 'field_too_short',
  'errors.numberTooBig': 'field_too_big',
};

function fieldError(issue: Issue, value: unknown): FieldError {
  const error = firstSetError(issue, value);
  if (issue.message !== secondSet.error) return error;
  return { ...error, key: secondSetKeys[error.key] ?? error.key };
}

function firstSetError(issue: Issue, value: unknown): FieldError {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue.expected, value);
    case 'too_small':
      return tooSmall(issue, value);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      if (isBlank(value)) return { key: 'errors.required' };
      return issue.format === 'email' ? { key: 'errors.email' } : { key: 'errors.invalid' };
    case 'invalid_value':
      return mustBeTicked(issue) ? { key: 'errors.boolean' } : notAChoice(value);
    case 'invalid_union':
      return issue.discriminator ? notAChoice(value) : { key: 'errors.invalid' };
    case 'custom':
      return custom(issue);
    default:
      return { key: 'errors.invalid' };
  }
}

/** `z.literal(true)`: a box that has to be ticked. */
const mustBeTicked = ({ values }: Extract<Issue, { code: 'invalid_value' }>) =>
  values.length === 1 && values[0] === true;

const notAChoice = (value: unknown): FieldError =>
  isMissing(value) ? { key: 'errors.selectValue' } : { key: 'errors.oneOf' };

function invalidType(expected: string, value: unknown): FieldError {
  if (value === undefined) return { key: expected === 'boolean' ? 'errors.boolean' : 'errors.required' };
  if (value === null) return { key: 'errors.notNull' };
  return { key: 'errors.invalid' };
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, value: unknown): FieldError {
  const min = Number(issue.minimum);
  switch (issue.origin) {
    case 'string':
      return isBlank(value) ? { key: 'errors.required' } : { key: 'errors.stringTooShort', params: { min } };
    case 'date':
      return { key: 'errors.minDate', params: { min: isoDate(min) } };
    case 'array':
    case 'set':
      // A list of which one is enough is a choice; of which several are needed, it is too short.
      return min > 1 ? { key: 'errors.listTooShort', params: { min } } : { key: 'errors.selectValue' };
    default:
      return { key: 'errors.numberTooShort', params: { min } };
  }
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): FieldError {
  const max = Number(issue.maximum);
  switch (issue.origin) {
    case 'string':
      return { key: 'errors.stringTooBig', params: { max } };
    case 'date':
      return { key: 'errors.maxDate', params: { max: isoDate(max) } };
    case 'array':
    case 'set':
      return { key: 'errors.listTooLong', params: { max } };
    default:
      return { key: 'errors.numberTooBig', params: { max } };
  }
}

/** Our own rules name their message: `ctx.addIssue({ code: 'custom', params: { key: 'errors.cif' } })`. */
function custom(issue: Extract<Issue, { code: 'custom' }>): FieldError {
  const { key, ...params } = issue.params ?? {};
  if (typeof key !== 'string') return { key: 'errors.invalid' };
  return Object.keys(params).length > 0 ? { key, params } : { key };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const isMissing = (value: unknown) => value === undefined || value === null || isBlank(value);
const isoDate = (timestamp: number) => new Date(timestamp).toISOString().slice(0, 10);
