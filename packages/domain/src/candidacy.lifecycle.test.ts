import { expect, test } from 'vitest';
import { candidacyEvents, candidacyStatuses, decideCandidacy } from './candidacy.lifecycle.ts';

/** Every cell that is allowed; all others are not. */
const allowed: Record<string, string> = {
  'applied start hospital': 'inProcess',
  'inProcess accept hospital': 'accepted',
  'applied discard hospital': 'discarded',
  'inProcess discard hospital': 'discarded',
  'discarded undoDiscard hospital': 'inProcess',
  'applied withdraw doctor': 'withdrawn',
  'inProcess withdraw doctor': 'withdrawn',
};

const sides = ['doctor', 'hospital'] as const;
const cells = candidacyStatuses.flatMap((status) =>
  candidacyEvents.flatMap((event) => sides.map((by) => [status, event, by] as const)),
);

test.each(cells)('%s, %s by the %s', (status, event, by) => {
  const to = allowed[`${status} ${event} ${by}`];
  const mine = (event === 'withdraw') === (by === 'doctor');
  const refused = mine ? 'InvalidStatusChange' : 'Forbidden';
  expect(decideCandidacy(status, event, by)).toEqual(to ? { to } : { refused });
});
