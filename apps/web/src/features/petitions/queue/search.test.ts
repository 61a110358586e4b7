import { describe, expect, it } from 'vitest';
import { filterOf, onlyFilter, parseQueueSearch, parseReviewSearch, shownStatus, withShown } from './search.ts';

describe('parseQueueSearch', () => {
  it('keeps what the queue knows', () => {
    const search = { q: 'Quintero', status: 'Pending', country: 'CO', paid: 'true', waiting: '8', sort: '-updated' };
    expect(parseQueueSearch(search)).toEqual(search);
  });

  it('reads numbers and booleans, as the router parses them from an address', () => {
    expect(parseQueueSearch({ q: 2026, paid: false, waiting: 14 })).toEqual({
      q: '2026',
      paid: 'false',
      waiting: '14',
    });
  });

  it('drops what makes no sense', () => {
    const raw = {
      q: '  ',
      status: 'Sent',
      country: 'XX',
      paid: 'maybe',
      waiting: '5',
      only: 'term-7',
      sort: 'email',
      other: 1,
    };
    expect(parseQueueSearch(raw)).toEqual({});
  });
});

describe('parseReviewSearch', () => {
  it('keeps the document beside the filters', () => {
    expect(parseReviewSearch({ status: 'Review', doc: 'cv' })).toEqual({ status: 'Review', doc: 'cv' });
  });

  it('drops a document that cannot be one', () => {
    expect(parseReviewSearch({ doc: 'x'.repeat(41) })).toEqual({});
  });
});

describe('shownStatus', () => {
  it('is what there is to do, unless something is sought or chosen', () => {
    expect(shownStatus({})).toBe('Pending');
    expect(shownStatus({ country: 'CO' })).toBe('Pending');
    expect(shownStatus({ q: 'Quintero' })).toBeUndefined();
    expect(shownStatus({ q: 'Quintero', status: 'Pending' })).toBe('Pending');
    expect(shownStatus({ status: 'all' })).toBeUndefined();
  });

  it('stands in the address only where it is not what is shown anyway', () => {
    expect(withShown({ status: 'Sended' }, { status: 'Pending' })).toEqual({});
    expect(withShown({}, {})).toEqual({ status: 'all' });
    expect(withShown({ q: 'Quintero', status: 'Sended' }, { q: 'Quintero' })).toEqual({ q: 'Quintero' });
    expect(withShown({ q: 'Quintero' }, { q: 'Quintero', status: 'Pending' })).toEqual({
      q: 'Quintero',
      status: 'Pending',
    });
    expect(withShown({}, { country: 'CO', status: 'none' })).toEqual({ country: 'CO', status: 'none' });
  });

  it('opens up when something is sought, and closes again after it', () => {
    const sought = withShown({}, { q: 'Quintero', status: 'Pending' });
    expect(sought).toEqual({ q: 'Quintero' });
    expect(withShown(sought, {})).toEqual({});
    // Whoever chose a status meant it.
    expect(withShown({ status: 'Sended' }, { q: 'Quintero', status: 'Sended' })).toEqual({
      q: 'Quintero',
      status: 'Sended',
    });
  });
});

describe('filterOf', () => {
  it('speaks the words of the server', () => {
    expect(filterOf({ q: 'ana', waiting: '8', sort: '-name' })).toEqual({
      search: 'ana',
      waitingDays: 8,
      sort: 'name',
      order: 'desc',
    });
  });

  it('leaves the order to the server where none was chosen', () => {
    expect(filterOf({ status: 'none' })).toEqual({ status: 'none' });
  });

  it('asks for no status where all are shown', () => {
    expect(filterOf({ status: 'all' })).toEqual({});
  });
});

describe('what a figure of the dashboard counts', () => {
  it.each([
    ['below-8', { waitingBelow: 8 }],
    ['term-6', { term: '6' }],
    ['term-over', { term: 'over' }],
    ['cv-pending', { cv: 'pending' }],
    ['registered-2026-03', { registered: '2026-03' }],
    ['resolved-2025-12', { resolved: '2025-12' }],
  ])('%s', (only, filter) => {
    expect(parseQueueSearch({ only })).toEqual({ only });
    expect(filterOf({ status: 'all', only })).toEqual(filter);
  });

  it.each(['', 'below-', 'term-7', 'cv', 'registered-2026-13', 'resolved-2026-1', 'paid-true'])('not “%s”', (only) =>
    expect(onlyFilter(only)).toBeUndefined(),
  );
});
