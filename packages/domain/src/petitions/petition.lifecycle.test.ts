import { describe, expect, test } from 'vitest';
import {
  decidePetition,
  offeredEvents,
  type PetitionFacts,
  type PetitionRequirement,
  petitionEvents,
  petitionMoves,
  petitionStatuses,
  reachedSteps,
} from './petition.lifecycle.ts';

const requirements: readonly PetitionRequirement[] = [
  ...(['ownRoad', 'dataComplete', 'documentsUploaded', 'documentsApproved', 'cvReviewed', 'paid'] as const),
];
const allMet = Object.fromEntries(requirements.map((requirement) => [requirement, true])) as Omit<
  PetitionFacts,
  'status'
>;
const statuses = [null, ...petitionStatuses];

/** The whole table of the decisions, written out once more by hand. */
const expected: Record<string, string> = {
  'null send doctor': 'Pending',
  'Pending validate administrator': 'Review',
  'Review sendToMinistry administrator': 'Sended',
  'Sended approve administrator': 'Aproved',
  'Sended refuse administrator': 'Refused',
};

describe('every cell of status, event and person', () => {
  const cells = statuses.flatMap((status) =>
    petitionEvents.flatMap((event) => (['doctor', 'administrator'] as const).map((by) => [status, event, by] as const)),
  );
  test.each(cells)('%s %s %s', (status, event, by) => {
    const decision = decidePetition({ status, ...allMet }, event, by);
    const to = expected[`${status} ${event} ${by}`];
    if (to) expect(decision).toEqual({ to });
    else if (petitionMoves[event].by === by) expect(decision).toEqual({ refused: 'InvalidStatusChange' });
    else expect(decision).toEqual({ refused: 'Forbidden' });
  });
});

describe('what is not met is named', () => {
  test.each([
    ['send', 'ownRoad', 'OtherRoad'],
    ['send', 'dataComplete', 'PetitionIncomplete'],
    ['send', 'documentsUploaded', 'PetitionIncomplete'],
    ['send', 'paid', 'PaymentRequired'],
    ['validate', 'documentsApproved', 'DocumentsNotApproved'],
    ['sendToMinistry', 'documentsApproved', 'DocumentsNotApproved'],
    ['sendToMinistry', 'cvReviewed', 'CvNotReviewed'],
    ['approve', 'documentsApproved', 'DocumentsNotApproved'],
    ['refuse', 'documentsApproved', 'DocumentsNotApproved'],
  ] as const)('%s without %s: %s', (event, requirement, refused) => {
    const { from, by } = petitionMoves[event];
    expect(decidePetition({ status: from, ...allMet, [requirement]: false }, event, by)).toEqual({ refused });
  });

  test('whatever else is unmet does not matter', () => {
    const unmet = Object.fromEntries(requirements.map((requirement) => [requirement, false])) as typeof allMet;
    for (const event of petitionEvents) {
      const { from, to, by, requires } = petitionMoves[event];
      const met = Object.fromEntries(requires.map((requirement) => [requirement, true]));
      expect(decidePetition({ status: from, ...unmet, ...met }, event, by)).toEqual({ to });
    }
  });
});

test('a screen is offered the moves of its status, each with what stands in the way', () => {
  expect(offeredEvents({ status: 'Sended', ...allMet }, 'administrator')).toEqual([
    { event: 'approve', refused: null },
    { event: 'refuse', refused: null },
  ]);
  expect(offeredEvents({ status: 'Review', ...allMet, cvReviewed: false }, 'administrator')).toEqual([
    { event: 'sendToMinistry', refused: 'CvNotReviewed' },
  ]);
  expect(offeredEvents({ status: 'Review', ...allMet }, 'doctor')).toEqual([]);
});

test.each([
  [null, true, 0],
  ['Pending', false, 1],
  ['Pending', true, 2],
  ['Review', false, 2],
  ['Review', true, 3],
  ['Sended', true, 4],
  ['Sended', false, 4],
  ['Aproved', true, 5],
  ['Refused', true, 5],
] as const)('of %s with the CV reviewed %s, %i steps are reached', (status, cvReviewed, count) => {
  expect(reachedSteps(status, cvReviewed)).toHaveLength(count);
});
