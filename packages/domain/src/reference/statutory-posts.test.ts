import { expect, test } from 'vitest';
import { exemptCommunities } from './statutory-posts.ts';

test('Andalucía exempts from nationality in 2026, and nobody without having been checked again', () => {
  const named = (day: string) => exemptCommunities(day).map(({ community }) => community);
  expect(named('2026-01-01')).toEqual(['ES-AN']);
  expect(named('2026-12-31')).toEqual(['ES-AN']);
  expect(named('2027-01-01')).toEqual([]);
  expect(named('2025-12-31')).toEqual([]);
});
