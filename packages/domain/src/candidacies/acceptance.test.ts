import { expect, test } from 'vitest';
import { undoableUntil } from './acceptance.ts';

const statusSince = new Date('2026-11-17T10:26:00Z');
const until = new Date('2026-11-18T10:26:00Z');

test.each([
  ['2026-11-17T10:26:00Z', until],
  ['2026-11-18T10:26:00Z', until],
  ['2026-11-18T10:26:01Z', null],
])('an acceptance can be undone at %s until %s', (now, expected) => {
  expect(undoableUntil({ status: 'accepted', statusSince }, new Date(now))).toEqual(expected);
});

test('nothing else is undone as one', () => {
  expect(undoableUntil({ status: 'inProcess', statusSince }, statusSince)).toBeNull();
});
