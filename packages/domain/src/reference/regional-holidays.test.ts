import { describe, expect, test } from 'vitest';
import { communityCodes } from './communities.ts';
import { communityHolidays, placedHolidays, residenceOf, seatHolidays } from './regional-holidays.ts';

const none = { added: [], removed: [] };

describe('the holidays of a community', () => {
  // From the calendar of 2026 in the BOE; days moved to a Monday are left to the settings.
  test.each([
    ['ES-MD', ['2026-04-02', '2026-05-02']],
    ['ES-CT', ['2026-04-06', '2026-06-24', '2026-09-11', '2026-12-26']],
    ['ES-AN', ['2026-02-28', '2026-04-02']],
    ['ES-VC', ['2026-03-19', '2026-04-06', '2026-10-09']],
    ['ES-NC', ['2026-04-02', '2026-04-06', '2026-12-03']],
    ['ES-CN', ['2026-04-02', '2026-05-30']],
  ] as const)('of %s in 2026', (community, days) => expect(communityHolidays(community, 2026)).toEqual(days));

  test('are there for every community and any year', () => {
    for (const community of communityCodes) {
      for (const year of [2024, 2031, 2077]) expect(communityHolidays(community, year)[0]).toMatch(`${year}-`);
    }
  });
});

test('the seat has those of Madrid’s community and city', () => {
  expect(seatHolidays(2026)).toEqual(['2026-04-02', '2026-05-02', '2026-05-15', '2026-11-09']);
});

describe('the holidays of an applicant', () => {
  test('say where they are holidays', () => {
    const days = placedHolidays([2026], 'ES-CT', { added: ['2026-12-24'], removed: ['2026-05-15'] });
    expect([
      days.get('2026-12-25'),
      days.get('2026-11-09'),
      days.get('2026-09-11'),
      days.get('2026-12-24'),
      days.get('2026-05-15'),
    ]).toEqual(['national', 'seat', 'residence', 'settings', undefined]);
  });

  test('follow the changes of their own community', () => {
    const communities = { 'ES-CT': { added: ['2026-06-15'], removed: ['2026-09-11'] } };
    const days = placedHolidays([2026], 'ES-CT', { ...none, communities });
    expect(['2026-06-15', '2026-09-11', '2026-12-26'].map((day) => days.get(day))).toEqual([
      'residence',
      undefined,
      'residence',
    ]);
    expect(placedHolidays([2026], 'ES-AN', { ...none, communities }).has('2026-06-15')).toBe(false);
  });

  test('of who lives abroad are those of the seat', () => {
    expect(residenceOf('CO', '08001')).toBeNull();
    expect(residenceOf('ES', '08001')).toBe('ES-CT');
    expect(residenceOf('ES', null)).toBeNull();
    expect(placedHolidays([2026], null, none).has('2026-09-11')).toBe(false);
  });
});
