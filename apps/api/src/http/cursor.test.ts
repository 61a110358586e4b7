import { instantSchema } from '@fonendo/contract/dates.schema';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCursor, writeCursor } from './cursor.ts';

const id = '01a1e11d-5acb-72d3-b5ca-2180f404ebd7';
const schema = z.tuple([z.literal('name'), z.string(), instantSchema, z.uuid()]);
const at = '2026-03-10T09:00:00.000Z';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a position comes back as it was written', () => {
  expect(readCursor(writeCursor(['name', 'Łukasz', at, id]), schema)).toEqual(['name', 'Łukasz', at, id]);
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{"a').toString('base64url')],
  ['no list', encode({ name: 1 })],
  ['a part less', encode(['name', 'a', at])],
  ['a part more', encode(['name', 'a', at, id, 1])],
  ['another order', encode(['created', 'a', at, id])],
  ['year 0000', encode(['name', 'a', '0000-01-01T00:00:00.000Z', id])],
  ['year 275760', encode(['name', 'a', '+275760-09-13T00:00:00.000Z', id])],
  ['NUL', encode(['name', 'a\0b', at, id])],
  ['half a surrogate pair', encode(['name', '\ud800', at, id])],
])('%s is no cursor', (_name, cursor) => {
  expect(() => readCursor(cursor, schema)).toThrow(
    expect.objectContaining({ code: 'ValidationFailed', fields: { cursor: { key: 'errors.invalid' } } }),
  );
});
