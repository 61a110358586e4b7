import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { base32, fromBase32 } from './base32.ts';

/** RFC 4648, section 10. */
test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('%j is %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
  expect(fromBase32(written).toString()).toBe(text);
});

test('any bytes come back', () => {
  for (let length = 1; length < 60; length += 1) {
    const bytes = randomBytes(length);
    expect(fromBase32(base32(bytes))).toEqual(bytes);
  }
});
