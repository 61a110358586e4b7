import { describe, expect, it } from 'vitest';
import { parseQueueAddress, parseReviewAddress } from './address.ts';

describe('the address of the queue', () => {
  it('becomes words, whatever the router made of them', () => {
    expect(parseQueueAddress({ q: 2026, paid: false, status: 'Pending' })).toEqual({
      q: '2026',
      paid: 'false',
      status: 'Pending',
    });
  });

  it('drops what it does not know and what is no word', () => {
    expect(parseQueueAddress({ other: 'x', q: { a: 1 }, sort: '', country: null, doc: 'cv' })).toEqual({});
  });

  it('keeps no novel', () => expect(parseQueueAddress({ q: 'x'.repeat(500) }).q).toHaveLength(100));

  it('names the document in a review', () => expect(parseReviewAddress({ doc: 'cv' })).toEqual({ doc: 'cv' }));
});
