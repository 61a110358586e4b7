import { expect, test } from 'vitest';
import { countsOf, statusesOf, viewOf } from './address.ts';

test('an address that makes no sense shows all', () => {
  expect([viewOf('open'), viewOf('ended'), viewOf('approved'), viewOf(undefined)]).toEqual([
    'open',
    'ended',
    'all',
    'all',
  ]);
});

test('what each view asks for', () => {
  expect(statusesOf('all')).toEqual([]);
  expect(statusesOf('open')).toEqual(['applied', 'inProcess']);
  expect(statusesOf('ended')).toEqual(['accepted', 'discarded', 'withdrawn']);
});

test('how many each view has', () => {
  const counts = { applied: 3, inProcess: 2, accepted: 1, discarded: 4, withdrawn: 5 };
  expect(countsOf(counts)).toEqual({ all: 15, open: 5, ended: 10 });
});
