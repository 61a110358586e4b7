import { expect, test } from 'vitest';
import { correctsNothing } from './correction.ts';

const recorded = { channel: 'electronic', disposedOn: '2026-03-02', notifiedOn: null, closedOn: '2026-03-12' };

test.each([
  ['the channel', { channel: 'paper' }],
  ['the day at disposal', { disposedOn: '2026-03-03' }],
  ['the day of access', { notifiedOn: '2026-03-04' }],
  ['a day that was recorded and is not known', { disposedOn: null }],
  ['the day on which it was closed', { closedOn: '2026-03-13' }],
])('a correction of %s corrects something', (_, change) => {
  expect(correctsNothing(recorded, { ...recorded, ...change })).toBe(false);
});

test('the same again corrects nothing', () => {
  expect(correctsNothing(recorded, { ...recorded })).toBe(true);
});
