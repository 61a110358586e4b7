import { expect, test } from 'vitest';
import { z } from 'zod';
import { keyset } from '../db/keyset.ts';
import { users } from '../db/schema/users.ts';
import { countSchema, readCursor, writeCursor } from './cursor.ts';

const id = '01a1e11d-5acb-72d3-b5ca-2180f404ebd7';
const at = '2026-03-10T09:00:00.000Z';
const byName = keyset('name', { searchName: users.searchName, createdAt: users.createdAt, id: users.id });
const counted = z.tuple([countSchema]);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a position comes back as it was written, with what travels along', () => {
  const cursor = writeCursor(byName, { searchName: 'Łukasz', createdAt: new Date(at), id }, [3]);
  expect(readCursor(cursor, byName, counted)).toEqual({ after: ['Łukasz', at, id], carried: [3] });
});

test('without a cursor it is the first page', () => {
  expect(readCursor(undefined, byName, counted)).toBeNull();
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{"a').toString('base64url')],
  ['no list', encode({ name: 1 })],
  ['a part less', encode(['name', [1], ['a', at]])],
  ['a part more', encode(['name', [1], ['a', at, id, 1]])],
  ['another order', encode(['created', [1], ['a', at, id]])],
  ['nothing carried', encode(['name', [], ['a', at, id]])],
  ['a total below nothing', encode(['name', [-1], ['a', at, id]])],
  ['year 0000', encode(['name', [1], ['a', '0000-01-01T00:00:00.000Z', id]])],
  ['year 275760', encode(['name', [1], ['a', '+275760-09-13T00:00:00.000Z', id]])],
  ['a text without end', encode(['name', [1], ['a'.repeat(601), at, id]])],
  ['NUL', encode(['name', [1], ['a\0b', at, id]])],
  ['half a surrogate pair', encode(['name', [1], ['\ud800', at, id]])],
])('%s is no cursor', (_name, cursor) => {
  expect(() => readCursor(cursor, byName, counted)).toThrow(
    expect.objectContaining({ code: 'ValidationFailed', fields: { cursor: { key: 'errors.invalid' } } }),
  );
});
