import { expect, test } from 'vitest';
import { candidacyEvents, candidacyStatuses, decideCandidacy, isOpenCandidacy } from './candidacy.lifecycle.ts';

/** Every cell that is allowed, at no step and at one; all others are not. */
const allowed: Record<string, string> = {
  'applied move hospital null': 'inProcess',
  'applied discard hospital null': 'discarded',
  'applied withdraw doctor null': 'withdrawn',
  'inProcess move hospital 1': 'inProcess',
  'inProcess complete hospital 1': 'inProcess',
  'inProcess accept hospital 1': 'accepted',
  'accepted undoAccept hospital 1': 'inProcess',
  'inProcess discard hospital 1': 'discarded',
  'inProcess withdraw doctor 1': 'withdrawn',
  'discarded undoDiscard hospital null': 'applied',
  'discarded undoDiscard hospital 1': 'inProcess',
};

const sides = ['doctor', 'hospital'] as const;
/** Where a candidacy of each status can stand. */
const standings = [
  { status: 'applied', step: null },
  { status: 'inProcess', step: 1 },
  { status: 'accepted', step: 1 },
  { status: 'discarded', step: null },
  { status: 'discarded', step: 1 },
  { status: 'withdrawn', step: null },
  { status: 'withdrawn', step: 1 },
] as const;

const cells = standings.flatMap(({ status, step }) =>
  candidacyEvents.flatMap((event) => sides.map((by) => [status, step, event, by] as const)),
);

test.each(cells)('%s at %s: %s by the %s', (status, step, event, by) => {
  const to = allowed[`${status} ${event} ${by} ${step}`];
  const mine = (event === 'withdraw') === (by === 'doctor');
  const refused = mine ? 'InvalidStatusChange' : 'Forbidden';
  expect(decideCandidacy({ status, step }, event, by)).toEqual(to ? { to } : { refused });
});

test('only those that are still judged are open', () => {
  expect(candidacyStatuses.filter(isOpenCandidacy)).toEqual(['applied', 'inProcess']);
});
