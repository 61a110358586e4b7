import { describe, expect, it } from 'vitest';
import { filterOf, parseQueueSearch, parseReviewSearch } from './queue-search.ts';

describe('parseQueueSearch', () => {
  it('keeps what the queue knows', () => {
    const search = { q: 'Quintero', status: 'Pending', country: 'CO', paid: 'true', waiting: '7', sort: '-updated' };
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
    const raw = { q: '  ', status: 'Sent', country: 'XX', paid: 'maybe', waiting: '8', sort: 'email', other: 1 };
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

describe('filterOf', () => {
  it('speaks the words of the server', () => {
    expect(filterOf({ q: 'ana', waiting: '7', sort: '-name' })).toEqual({
      search: 'ana',
      waitingDays: '7',
      sort: 'name',
      order: 'desc',
    });
  });

  it('leaves the order to the server where none was chosen', () => {
    expect(filterOf({ status: 'none' })).toEqual({ status: 'none' });
  });
});
