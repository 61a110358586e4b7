import { expect, test } from 'vitest';
import { candidacyStatuses } from '../candidacies/candidacy.lifecycle.ts';
import { otherSide, petitionTakesMessages, takesMessages } from './conversation.ts';

test.each([
  ['candidacy', 'doctor', 'hospital'],
  ['candidacy', 'hospital', 'doctor'],
  ['petition', 'doctor', 'team'],
  ['petition', 'team', 'doctor'],
] as const)('about a %s the %s talks to the %s', (subject, side, other) => {
  expect(otherSide(subject, side)).toBe(other);
});

test('a candidacy takes messages until it is discarded or withdrawn', () => {
  expect(candidacyStatuses.filter((status) => !takesMessages(status)).toSorted()).toEqual(['discarded', 'withdrawn']);
});

test.each([
  [null, '2026-03-10', true],
  ['2026-03-10', '2026-03-10', true],
  ['2025-03-10', '2026-03-10', true],
  ['2025-03-09', '2026-03-10', false],
] as const)('a petition that ended on %s takes messages on %s: %s', (endedOn, today, expected) => {
  expect(petitionTakesMessages(endedOn, today)).toBe(expected);
});
