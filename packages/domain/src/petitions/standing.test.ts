import { expect, test } from 'vitest';
import { type PetitionStatus, petitionStatuses, reachedSteps } from './petition.lifecycle.ts';
import { type ResolutionKind, resolutionKinds } from './petition.ts';
import { fateOnLeaving, type LeavingFate, type PetitionStanding, petitionStanding, stepUnderWay } from './standing.ts';

test.each([
  [null, null, false, 'none'],
  ['Pending', null, false, 'Pending'],
  ['Review', null, false, 'Review'],
  ['Sended', null, false, 'Sended'],
  ['Aproved', 'granted', false, 'Aproved'],
  ['Aproved', 'conditional', true, 'conditional'],
  ['Aproved', 'conditional', false, 'Aproved'],
  ['Refused', 'denied', false, 'Refused'],
  ['Refused', 'inadmitted', false, 'inadmitted'],
  ['Refused', 'withdrawn', false, 'withdrawn'],
] as const)('%s, resolved %s, open conditions %s: %s', (status, resolutionKind, hasOpenConditions, standing) => {
  expect(petitionStanding({ status, resolutionKind, hasOpenConditions })).toBe(standing);
});

test('a petition that is under way stands as its status says, whatever else is known', () => {
  const kinds: (ResolutionKind | null)[] = [null, ...resolutionKinds];
  for (const status of ['Pending', 'Review', 'Sended'] as const) {
    for (const resolutionKind of kinds) {
      expect(petitionStanding({ status, resolutionKind, hasOpenConditions: true })).toBe(status);
    }
  }
});

test.each([
  [null, false, 0],
  [null, true, 0],
  ['Pending', false, 1],
  // A reviewed CV does not skip the validation of the documents.
  ['Pending', true, 1],
  ['Review', false, 2],
  ['Review', true, 3],
  ['Sended', true, 4],
  ['Aproved', true, 4],
  ['Refused', true, 4],
] as const satisfies readonly (readonly [PetitionStatus | null, boolean, number])[])(
  'of %s with the CV reviewed %s, the step under way is the one at %i',
  (status, cvReviewed, at) => expect(stepUnderWay(reachedSteps(status, cvReviewed))).toBe(at),
);

test('every status stands somewhere', () => {
  for (const status of petitionStatuses) {
    expect(petitionStanding({ status, resolutionKind: null, hasOpenConditions: false })).toBe(status);
  }
});

test.each([
  ['none', 'ours'],
  ['Pending', 'ours'],
  ['Review', 'ours'],
  ['Sended', 'ministry'],
  ['conditional', 'conditional'],
  ['Aproved', null],
  ['Refused', null],
  ['inadmitted', null],
  ['withdrawn', null],
] as const satisfies readonly (readonly [PetitionStanding, LeavingFate | null])[])(
  'an account deleted with a petition that stands at %s: %s',
  (standing, fate) => expect(fateOnLeaving(standing)).toBe(fate),
);
