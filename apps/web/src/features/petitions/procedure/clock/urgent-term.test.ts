import type { PetitionClockTerm } from '@fonendo/contract/petitions/legal-clock.schema';
import { expect, test } from 'vitest';
import { isOverdue, isUrgentTerm } from './urgent-term.ts';

const term: PetitionClockTerm = {
  kind: 'conditions',
  owner: 'doctor',
  state: 'running',
  end: '2030-11-01',
  latestEnd: null,
  daysLeft: 12,
  workingDays: null,
  why: { articles: [], steps: [], cells: [] },
};

test.each([
  ['twelve days', {}, true],
  ['four years', { daysLeft: 1442 }, false],
  ['an unopened notice', { state: 'unopened', daysLeft: 40 }, true],
  ['a term of the ministry', { owner: 'ministry' }, false],
  ['a term that has passed', { state: 'past', daysLeft: -3 }, false],
] as const)('%s: urgent is %j %s', (_what, change, urgent) => {
  expect(isUrgentTerm({ ...term, ...change })).toBe(urgent);
});

test('only the ministry is overdue', () => {
  expect(isOverdue({ ...term, owner: 'ministry', state: 'past' })).toBe(true);
  expect(isOverdue({ ...term, state: 'past' })).toBe(false);
  expect(isOverdue({ ...term, owner: 'ministry' })).toBe(false);
});
