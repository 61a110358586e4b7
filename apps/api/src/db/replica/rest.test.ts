import { expect, test } from 'vitest';
import { Rest } from './rest.ts';

test('everybody may ask until one gets no answer; then nobody for ten seconds, and one that tries', () => {
  const rest = new Rest();
  expect([rest.letsTry(0), rest.letsTry(0), rest.isOver(0)]).toEqual([true, true, true]);
  rest.begin(1_000);
  expect([rest.isOver(10_999), rest.letsTry(10_999)]).toEqual([false, false]);
  expect([rest.isOver(11_000), rest.letsTry(11_000)]).toEqual([true, true]);
  // The others wait for what it finds.
  expect([rest.isOver(11_001), rest.letsTry(11_001)]).toEqual([false, false]);
});

test('an answer ends it', () => {
  const rest = new Rest();
  rest.begin(0);
  expect(rest.letsTry(10_000)).toBe(true);
  rest.end(10_000);
  expect([rest.letsTry(10_001), rest.letsTry(10_001), rest.isOver(10_001)]).toEqual([true, true, true]);
});

test('an answer to what was asked before it began does not end it', () => {
  const rest = new Rest();
  rest.begin(3_000);
  rest.end(2_990);
  expect([rest.isOver(3_001), rest.letsTry(3_001)]).toEqual([false, false]);
});
