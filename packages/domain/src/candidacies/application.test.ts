import { expect, test } from 'vitest';
import type { MissingItem } from '../doctors/readiness.ts';
import { type ApplicationFacts, decideApplication, repeatedWithinMs } from './application.ts';
import { candidacyStatuses } from './candidacy.lifecycle.ts';

const now = new Date('2026-03-10T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const ready: ApplicationFacts = { offerOpen: true, missing: [], earlier: null };
const payment: MissingItem = { key: 'payment', product: 'offersAccess', target: 'payments' };
const cv: MissingItem = { key: 'cv', gaps: ['objective'], target: 'cv' };
const decide = (facts: Partial<ApplicationFacts>) => decideApplication({ ...ready, ...facts }, now);

test('who is ready applies', () => {
  expect(decide({})).toBe('apply');
});

test.each<[string, Partial<ApplicationFacts>, string]>([
  ['closed', { offerOpen: false }, 'OfferNotOpen'],
  ['incomplete', { missing: [cv] }, 'ProfileIncomplete'],
  ['unpaid', { missing: [payment] }, 'PaymentRequired'],
  ['incomplete and unpaid', { missing: [cv, payment] }, 'ProfileIncomplete'],
  ['closed, incomplete and unpaid', { offerOpen: false, missing: [cv, payment] }, 'OfferNotOpen'],
  [
    'applied before, and everything else wrong as well',
    { offerOpen: false, missing: [cv, payment], earlier: { status: 'inProcess', appliedAt: ago(0) } },
    'AlreadyApplied',
  ],
])('%s', (_, facts, refused) => {
  expect(decide(facts)).toEqual({ refused });
});

test('the same click twice is one application, even where the offer closed in between', () => {
  const earlier = { status: 'applied', appliedAt: ago(repeatedWithinMs - 1) } as const;
  expect(decide({ earlier })).toBe('repeated');
  expect(decide({ earlier, offerOpen: false })).toBe('repeated');
  expect(decide({ earlier: { ...earlier, appliedAt: ago(repeatedWithinMs) } })).toEqual({ refused: 'AlreadyApplied' });
});

test.each(candidacyStatuses.filter((status) => status !== 'applied'))('after %s there is no second one', (status) => {
  expect(decide({ earlier: { status, appliedAt: now } })).toEqual({ refused: 'AlreadyApplied' });
});
