import { readPositionHeader, unknownPosition } from '@fonendo/contract/shared/read-position';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetReadPosition, nameReadPosition, rememberReadPosition } from './read-position.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const position = (digit: string) => `${'a'.repeat(16)}.${digit.repeat(16)}`;

function sent(): string | null {
  const headers = new Headers();
  nameReadPosition(headers);
  return headers.get(readPositionHeader);
}

beforeEach(() => {
  rememberReadPosition(unknownPosition);
});

test('nothing is sent where no answer ever told one', () => {
  rememberReadPosition(null);
  expect(sent()).toBeNull();
  expect(stored.size).toBe(0);
});

test('the greatest that was told is sent, in whichever order answers come', () => {
  rememberReadPosition(position('3'));
  rememberReadPosition(position('2'));
  expect(sent()).toBe(position('3'));
});

test('what another tab was told counts, and its older one does not', () => {
  rememberReadPosition(position('3'));
  stored.set('reads:position', position('4'));
  expect(sent()).toBe(position('4'));
  stored.set('reads:position', position('1'));
  expect(sent()).toBe(position('3'));
});

test('after a change without an answer none is sent', () => {
  rememberReadPosition(position('3'));
  forgetReadPosition();
  expect(sent()).toBeNull();
  rememberReadPosition(position('4'));
  expect(sent()).toBe(position('4'));
});
