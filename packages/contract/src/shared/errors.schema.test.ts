import { expect, test } from 'vitest';
import { errorCodes, errorSchema, errorStatuses } from './errors.schema.ts';

test('every code has a status that says whose fault it is', () => {
  expect(errorCodes).toEqual(Object.keys(errorStatuses));
  for (const code of errorCodes)
    expect(errorStatuses[code]).toBeOneOf([
      400, 401, 402, 403, 404, 408, 409, 410, 413, 415, 416, 422, 429, 500, 502, 503,
    ]);
});

test('the list is closed', () => {
  expect(errorSchema.safeParse({ code: 'Whatever', message: 'text' }).success).toBe(false);
  expect(errorSchema.safeParse({ code: 'NotFound', message: 'text' }).success).toBe(true);
});

test('a field names a message and its parameters', () => {
  const body = {
    code: 'ValidationFailed',
    message: 'text',
    fields: { age: { key: 'errors.min', params: { min: 18 } } },
  };
  expect(errorSchema.parse(body)).toEqual(body);
  expect(errorSchema.safeParse({ ...body, fields: { age: 'wrong' } }).success).toBe(false);
});
