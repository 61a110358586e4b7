import { expect, test } from 'vitest';
import { contractTypes } from '../offers/terms.ts';
import { exemptCommunities, statutoryNote } from './statutory-posts.ts';

test('Andalucía exempts from nationality in 2026, and nobody without having been checked again', () => {
  const named = (day: string) => exemptCommunities(day).map(({ community }) => community);
  expect(named('2026-01-01')).toEqual(['ES-AN']);
  expect(named('2026-12-31')).toEqual(['ES-AN']);
  expect(named('2027-01-01')).toEqual([]);
  expect(named('2025-12-31')).toEqual([]);
});

test('statutory offers have a note, with the exemption of their community while it lasts', () => {
  const noted = contractTypes.filter((contractType) =>
    statutoryNote({ contractType, community: 'ES-AN' }, '2026-11-16'),
  );
  expect(noted).toEqual(['statutoryPermanent', 'statutoryInterim', 'statutoryReplacement']);
  const note = (community: 'ES-AN' | 'ES-MD', day: string) =>
    statutoryNote({ contractType: 'statutoryInterim', community }, day);
  expect(note('ES-AN', '2026-11-16')).toEqual({ exemptUntil: '2026-12-31' });
  expect(note('ES-AN', '2027-01-01')).toEqual({ exemptUntil: null });
  expect(note('ES-MD', '2026-11-16')).toEqual({ exemptUntil: null });
});
