import { expect, test } from 'vitest';
import type { z } from 'zod';
import { daySchema, instantSchema } from './dates.schema.ts';
import { fieldErrors } from './field-errors.ts';

const problemOf = (schema: z.ZodType, value: string) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrors(error, value)['body'] : undefined;
};

const tooEarly = { key: 'errors.minDate', params: { min: '1900-01-01' } };
const tooLate = { key: 'errors.maxDate', params: { max: '2200-12-31' } };
const invalid = { key: 'errors.invalid' };

test.each([
  ['1900-01-01', undefined],
  ['2200-12-31', undefined],
  ['0000-01-01', tooEarly],
  ['1899-12-31', tooEarly],
  ['2201-01-01', tooLate],
  ['9999-12-31', tooLate],
  ['-000001-01-01', invalid],
  ['+275760-09-13', invalid],
  ['31/12/2020', invalid],
  ['', { key: 'errors.required' }],
])('a day: %s', (day, problem) => {
  expect(problemOf(daySchema, day)).toEqual(problem);
});

test.each([
  ['1900-01-01T00:00:00Z', undefined],
  ['2200-12-31T23:59:59.999Z', undefined],
  ['0000-01-01T00:00:00.000Z', tooEarly],
  ['9999-12-31T23:59:59Z', tooLate],
  ['+275760-09-13T00:00:00.000Z', invalid],
  ['2026-03-10', invalid],
])('an instant: %s', (instant, problem) => {
  expect(problemOf(instantSchema, instant)).toEqual(problem);
});
