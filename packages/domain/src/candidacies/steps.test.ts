import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidacyStatuses } from './candidacy.lifecycle.ts';
import {
  type CandidacyStepStatus,
  decideAccept,
  decideComplete,
  decideMove,
  mandatoryStepsLeft,
  type SelectionFacts,
  type Standing,
  type StepDecision,
} from './steps.ts';

const letters: Record<string, CandidacyStepStatus> = { a: 'active', d: 'done', s: 'skipped' };
const walked = (written: string) => [...written].map((letter) => letters[letter] as CandidacyStepStatus);

/** `da` is a candidacy whose first step is done and whose second is under way; '' is an application. */
const standing = (
  written: string,
  status: Standing['status'] = written === '' ? 'applied' : 'inProcess',
): Standing => ({
  status,
  step: written === '' ? null : written.length - 1,
  walked: walked(written),
});

/** Mandatory, mandatory, optional, mandatory, optional; that the first two are is no matter of the template. */
const steps = [false, false, false, true, false].map((mandatory) => ({ mandatory }));
const at = (written: string, overrides: Partial<SelectionFacts> = {}): SelectionFacts => ({
  ...standing(written),
  steps,
  hasOpen: false,
  ...overrides,
});
const to = (written: string, status?: Standing['status']): StepDecision => ({ to: standing(written, status) });

describe('moving', () => {
  /** From where (rows) to which step (columns). */
  const table: [from: string, answers: (string | null)[]][] = [
    ['', ['a', 'M', 'M', 'M', 'M']],
    ['a', [null, 'da', 'M', 'M', 'M']],
    ['d', ['a', 'da', 'M', 'M', 'M']],
    ['da', ['a', null, 'dda', 'ddsa', 'M']],
    ['dd', ['a', 'da', 'dda', 'ddsa', 'M']],
    ['dda', ['a', 'da', null, 'ddda', 'M']],
    ['ddsa', ['a', 'da', 'dda', null, 'ddsda']],
    ['ddsda', ['a', 'da', 'dda', 'ddsa', null]],
    ['ddsdd', ['a', 'da', 'dda', 'ddsa', 'ddsda']],
  ];
  const cells = table.flatMap(([from, answers]) => answers.map((answer, target) => [from, target, answer] as const));

  test.each(cells)('from "%s" to step %i', (from, target, answer) => {
    const expected = { M: { refused: 'MandatoryStepsMissing' }, null: { refused: 'InvalidStatusChange' } };
    const decision = decideMove(at(from), target);
    expect(decision).toEqual(answer === 'M' || answer === null ? expected[answer ?? 'null'] : to(answer));
  });

  test.each(cells)('from "%s" to step %i while something is open', (from, target, answer) => {
    const expected = answer === null ? 'InvalidStatusChange' : 'StepUnfinished';
    expect(decideMove(at(from, { hasOpen: true }), target)).toEqual({ refused: expected });
  });

  test.each([-1, 5, 0.5, Number.NaN])('there is no step %d', (target) => {
    expect(decideMove(at('da'), target)).toEqual({ refused: 'InvalidStatusChange' });
  });
});

describe('completing', () => {
  const table: [from: string, stays: string | null, starts: string | null][] = [
    ['', null, null],
    ['a', 'd', 'da'],
    ['d', null, null],
    ['da', 'dd', 'dda'],
    ['ddsa', 'ddsd', 'ddsda'],
    ['ddsda', 'ddsdd', null],
  ];
  test.each(table)('from "%s"', (from, stays, starts) => {
    const refused = { refused: 'InvalidStatusChange' };
    expect(decideComplete(at(from), { startNext: false })).toEqual(stays === null ? refused : to(stays));
    expect(decideComplete(at(from), { startNext: true })).toEqual(starts === null ? refused : to(starts));
  });

  test('not while something is open', () => {
    for (const startNext of [false, true]) {
      expect(decideComplete(at('da', { hasOpen: true }), { startNext })).toEqual({ refused: 'StepUnfinished' });
    }
  });
});

describe('accepting', () => {
  const table: [from: string, answer: string][] = [
    ['', 'InvalidStatusChange'],
    ['a', 'MandatoryStepsMissing'],
    ['d', 'MandatoryStepsMissing'],
    ['da', 'MandatoryStepsMissing'],
    ['ds', 'MandatoryStepsMissing'],
    ['dd', 'dd'],
    ['dda', 'ddd'],
    ['ddsa', 'ddsd'],
  ];
  test.each(table)('from "%s"', (from, answer) => {
    const decision = decideAccept(at(from), { vacanciesLeft: 1 });
    expect(decision).toEqual(answer.startsWith('d') ? to(answer, 'accepted') : { refused: answer });
  });

  test('neither with something open nor without a free post', () => {
    expect(decideAccept(at('dd', { hasOpen: true }), { vacanciesLeft: 1 })).toEqual({ refused: 'StepUnfinished' });
    for (const vacanciesLeft of [0, -1]) {
      expect(decideAccept(at('dd'), { vacanciesLeft })).toEqual({ refused: 'NoVacancyLeft' });
    }
  });

  test.each([
    ['', 2],
    ['a', 2],
    ['da', 1],
    ['dd', 0],
    ['dda', 0],
  ])('from "%s" %i steps are missing', (from, left) => {
    expect(mandatoryStepsLeft(standing(from))).toBe(left);
  });
});

test.each(candidacyStatuses.filter((status) => status !== 'applied' && status !== 'inProcess'))(
  'nothing happens to one that is %s',
  (status) => {
    const facts = at('dd', { status });
    for (const step of steps.keys()) expect(decideMove(facts, step)).toEqual({ refused: 'InvalidStatusChange' });
    for (const startNext of [false, true]) {
      expect(decideComplete(facts, { startNext })).toEqual({ refused: 'InvalidStatusChange' });
    }
    expect(decideAccept(facts, { vacanciesLeft: 1 })).toEqual({ refused: 'InvalidStatusChange' });
  },
);

describe('whatever a hospital does, in whatever order', () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), step: fc.integer({ min: -1, max: 10 }), hasOpen: fc.boolean() }),
    fc.record({ kind: fc.constant('complete' as const), startNext: fc.boolean(), hasOpen: fc.boolean() }),
    fc.record({ kind: fc.constant('accept' as const), vacanciesLeft: fc.nat({ max: 2 }), hasOpen: fc.boolean() }),
  );
  const process = fc.array(fc.record({ mandatory: fc.boolean() }), { minLength: 2, maxLength: 10 });

  /** Every standing on the way, with what led to it. */
  function* walk(
    offerSteps: { mandatory: boolean }[],
    events: (typeof event extends fc.Arbitrary<infer E> ? E : never)[],
  ) {
    let now = standing('');
    for (const one of events) {
      const facts = { ...now, steps: offerSteps, hasOpen: one.hasOpen };
      const decision =
        one.kind === 'move'
          ? decideMove(facts, one.step)
          : one.kind === 'complete'
            ? decideComplete(facts, one)
            : decideAccept(facts, one);
      if ('refused' in decision) continue;
      yield { before: now, after: decision.to, event: one };
      now = decision.to;
    }
  }

  test('nobody is accepted without the first two steps, with something open, or without a post', () => {
    fc.assert(
      fc.property(process, fc.array(event, { maxLength: 30 }), (offerSteps, events) => {
        for (const { before, after, event: one } of walk(offerSteps, events)) {
          if (after.status !== 'accepted') continue;
          expect(before.walked.slice(0, 2)).toEqual(['done', 'done']);
          expect(one).toMatchObject({ kind: 'accept', hasOpen: false });
          expect('vacanciesLeft' in one && one.vacanciesLeft).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('no mandatory step is skipped, only the last can be under way, and nothing is left open', () => {
    fc.assert(
      fc.property(process, fc.array(event, { maxLength: 30 }), (offerSteps, events) => {
        for (const { after, event: one } of walk(offerSteps, events)) {
          expect(one.hasOpen).toBe(false);
          expect(after.walked).toHaveLength((after.step ?? -1) + 1);
          expect(after.walked.slice(0, -1)).not.toContain('active');
          for (const [position, status] of after.walked.entries()) {
            if (status !== 'skipped') continue;
            expect(position >= 2 && offerSteps[position]?.mandatory === false).toBe(true);
          }
        }
      }),
    );
  });
});
