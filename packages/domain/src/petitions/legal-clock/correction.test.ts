import { expect, test } from 'vitest';
import { correctsNothing, notificationCorrection, registryCorrection } from './correction.ts';

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

test.each([
  ['registryNumber', { registryNumber: 'R-2' }],
  ['registryDate', { registeredOn: '2026-01-09' }],
  ['registryWhole', { registryNumber: 'R-2', registeredOn: '2026-01-09' }],
] as const)('of the registry: %s', (said, change) => {
  const registry = { registryNumber: 'R-1', registeredOn: '2026-01-08' };
  expect(registryCorrection(registry, { ...registry, ...change })).toBe(said);
});

test.each([
  ['hearingChannel', { channel: 'paper' }],
  ['hearingDates', { notifiedOn: '2026-03-04', closedOn: '2026-03-13' }],
  ['hearingWhole', { channel: 'paper', disposedOn: null, notifiedOn: '2026-03-04' }],
] as const)('of an act: %s', (said, change) => {
  expect(notificationCorrection('hearing', recorded, { ...recorded, ...change })).toBe(said);
});
