import { expect, test } from 'vitest';
import { queryKeys } from './query-keys.ts';

const entries = Object.entries(queryKeys).flatMap(([noun, keys]) =>
  Object.entries<readonly unknown[] | ((...parts: never[]) => readonly unknown[])>(keys).map(
    ([name, key]) => [`${noun}.${name}`, noun, typeof key === 'function' ? key() : key] as const,
  ),
);

test.each(entries)('%s begins with its noun', (_, noun, key) => {
  expect(key[0]).toBe(noun);
});

test('no two names stand for the same answers', () => {
  const written = entries.map(([, , key]) => JSON.stringify(key));
  expect(written.filter((key, index) => written.indexOf(key) !== index)).toEqual([]);
});
