import { expect, test } from 'vitest';
import { createDrawnSheets } from './drawn-sheets.ts';

const bytes = (size: number) => new Uint8Array(size);

test('keeps what was used last within its bound', () => {
  const drawn = createDrawnSheets({ maxBytes: 100, keepMs: 1_000 }, () => 0);
  for (const key of ['a', 'b', 'c', 'd']) drawn.set(key, bytes(25));
  expect(drawn.get('a')).toHaveLength(25);
  drawn.set('e', bytes(20));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => drawn.get(key))).toEqual(['a', 'c', 'd', 'e']);
  expect(drawn.size).toEqual({ sheets: 4, bytes: 95 });
});

test('one that would push out most of the others is not kept', () => {
  const drawn = createDrawnSheets({ maxBytes: 100, keepMs: 1_000 }, () => 0);
  drawn.set('a', bytes(26));
  expect(drawn.size).toEqual({ sheets: 0, bytes: 0 });
});

test('nothing stays for long', () => {
  let now = 0;
  const drawn = createDrawnSheets({ maxBytes: 100, keepMs: 1_000 }, () => now);
  drawn.set('a', bytes(10));
  now = 999;
  expect(drawn.get('a')).toBeDefined();
  now = 1_000;
  expect(drawn.get('a')).toBeUndefined();
  expect(drawn.size).toEqual({ sheets: 0, bytes: 0 });
});

test('the same again counts once', () => {
  const drawn = createDrawnSheets({ maxBytes: 100, keepMs: 1_000 }, () => 0);
  drawn.set('a', bytes(10));
  drawn.set('a', bytes(20));
  expect(drawn.size).toEqual({ sheets: 1, bytes: 20 });
});
