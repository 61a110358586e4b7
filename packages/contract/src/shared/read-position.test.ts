import { expect, test } from 'vitest';
import { isReadPosition, laterPosition, unknownPosition } from './read-position.ts';

const position = (lsn: string, database = 'a') => `${database.repeat(16)}.${lsn.padStart(16, '0')}`;

test('is read only in its own form', () => {
  expect(isReadPosition(position('1f'))).toBe(true);
  for (const text of ['', '0/16B3748', position('1F'), `${position('1')}0`, unknownPosition]) {
    expect(isReadPosition(text)).toBe(false);
  }
});

test('of two the later one counts, in whichever order they come', () => {
  expect(laterPosition(null, position('1'))).toBe(position('1'));
  expect(laterPosition(position('9'), position('10'))).toBe(position('10'));
  expect(laterPosition(position('10'), position('9'))).toBe(position('10'));
});

test('that of another database replaces it, however small', () => {
  expect(laterPosition(position('ff'), position('1', 'b'))).toBe(position('1', 'b'));
});

test('nothing is sent once it is not known', () => {
  expect(laterPosition(position('1'), unknownPosition)).toBeNull();
  expect(laterPosition(position('1'), '<script>')).toBeNull();
});
