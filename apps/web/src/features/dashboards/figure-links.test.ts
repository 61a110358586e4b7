import { describe, expect, it } from 'vitest';
import { offersLink, paymentsLink, petitionsSearch } from './figure-links.ts';

describe('the page of the list that a figure was counted in', () => {
  it.each([
    [{ status: 'Pending' }, { status: 'Pending' }],
    [
      { status: 'Review', waitingDays: '3', waitingBelow: '8' },
      { status: 'Review', waiting: '3', only: 'below-8' },
    ],
    [
      { status: 'Pending', waitingDays: '8' },
      { status: 'Pending', waiting: '8' },
    ],
    [{ term: 'over' }, { status: 'all', only: 'term-over' }],
    [{ cv: 'pending' }, { status: 'all', only: 'cv-pending' }],
    [{ registered: '2026-03' }, { status: 'all', only: 'registered-2026-03' }],
  ])('petitions by %o', (filter, search) => expect(petitionsSearch(filter as Record<string, string>)).toEqual(search));

  it('payments by the month', () =>
    expect(paymentsLink({ from: '2026-02-01', to: '2026-02-28', status: 'paid' }).search).toEqual({
      status: 'paid',
      month: '2026-02',
    }));

  it('offers of a community', () =>
    expect(offersLink({ community: 'ES-GA', speciality: 'Urología', maxExperience: '2' }).search).toEqual({
      community: 'ES-GA',
      speciality: 'Urología',
      maxExperience: 2,
    }));

  it('offers by a number of years', () =>
    expect(offersLink({ speciality: 'Urología', maxExperience: '0' }).search).toEqual({
      speciality: 'Urología',
      maxExperience: 0,
    }));
});
