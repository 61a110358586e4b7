import { expect, test } from 'vitest';
import { canAnswerRemaining, remainingStageOf } from './remaining.ts';

const steps = [{ type: 'documentRequest' }, { type: 'internal' }, { type: 'interview' }, { type: 'internal' }] as const;

test.each([
  [null, 'applied'],
  [0, 'inProcess'],
  [1, 'inProcess'],
  [2, 'interview'],
  [3, 'interview'],
] as const)('at step %s somebody came as far as %s', (step, stage) => {
  expect(remainingStageOf(steps, step)).toBe(stage);
});

test.each([
  [{ vacancies: 2, accepted: 1, open: 5 }, false],
  [{ vacancies: 2, accepted: 2, open: 5 }, true],
  // The number of vacancies was lowered afterwards.
  [{ vacancies: 1, accepted: 2, open: 5 }, true],
  [{ vacancies: 2, accepted: 2, open: 0 }, false],
  [{ vacancies: null, accepted: 0, open: 0 }, false],
])('%o: can be answered at once: %s', (filling, can) => {
  expect(canAnswerRemaining(filling)).toBe(can);
});
