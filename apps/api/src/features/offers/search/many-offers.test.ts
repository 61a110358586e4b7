import { exactCount } from '@fonendo/domain/shared/counts';
import { expect, test } from 'vitest';
import { rememberedMs, rememberManyOffers } from './many-offers.ts';

const start = Date.parse('2026-11-16T09:00:00Z');

function build() {
  const clock = { at: start };
  return { clock, many: rememberManyOffers(() => new Date(clock.at)) };
}

test('what found more than are counted is known for a minute, whatever the order of its filters', () => {
  const { clock, many } = build();
  many.note({ words: 'medic', community: ['ES-MD'] }, exactCount + 1);
  clock.at += rememberedMs - 1;
  expect(many.totalOf({ community: ['ES-MD'], words: 'medic' })).toBe(exactCount + 1);
  clock.at += 1;
  expect(many.totalOf({ community: ['ES-MD'], words: 'medic' })).toBeUndefined();
});

test('being asked for does not prolong it', () => {
  const { clock, many } = build();
  many.note({ words: 'medic' }, exactCount + 1);
  clock.at += rememberedMs - 1;
  many.note({ words: 'medic' }, exactCount + 1);
  clock.at += 1;
  expect(many.totalOf({ words: 'medic' })).toBeUndefined();
  many.note({ words: 'medic' }, exactCount + 1);
  expect(many.totalOf({ words: 'medic' })).toBe(exactCount + 1);
});

test('an exact total is counted every time, and another filter knows nothing of this one', () => {
  const { many } = build();
  many.note({ words: 'medic' }, exactCount);
  expect(many.totalOf({ words: 'medic' })).toBeUndefined();
  many.note({ words: 'medic' }, exactCount + 1);
  expect(many.totalOf({ words: 'medico' })).toBeUndefined();
});

test('no more than a thousand are kept, the oldest go first', () => {
  const { many } = build();
  for (let n = 0; n <= 1_000; n += 1) many.note({ words: `${n}` }, exactCount + 1);
  expect(many.totalOf({ words: '0' })).toBeUndefined();
  expect(many.totalOf({ words: '1' })).toBe(exactCount + 1);
  expect(many.totalOf({ words: '1000' })).toBe(exactCount + 1);
});
