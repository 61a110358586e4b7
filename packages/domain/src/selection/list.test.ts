import { describe, expect, test } from 'vitest';
import type { SelectionFacts } from '../candidacies/steps.ts';
import { standardSteps } from '../processes/process.ts';
import { type AffairsFacts, columnKeyOf, columnKeysOf, isLate, nextEventOf, refusedColumns } from './list.ts';

const now = new Date('2026-03-10T09:00:00Z');
const today = '2026-03-10';

const affairs: AffairsFacts = {
  status: 'inProcess',
  since: '2026-03-08',
  appliedOn: '2026-03-01',
  seen: true,
  step: { type: 'interview', done: false },
  rated: false,
  requests: { awaitedOn: null, toAccept: 0 },
  interview: null,
  interviewOver: false,
};
const next = (facts: Partial<AffairsFacts>) => nextEventOf({ ...affairs, ...facts }, now, today);
const interview = (facts: Partial<NonNullable<AffairsFacts['interview']>>): Partial<AffairsFacts> => ({
  interview: { status: 'pendingConfirmation', startsAt: null, dates: 0, ...facts },
});

describe('what happens next', () => {
  test.each<[string, Partial<AffairsFacts>, ReturnType<typeof nextEventOf>]>([
    ['an application of today', { status: 'applied', seen: false, appliedOn: today }, { key: 'new' }],
    ['one of yesterday', { status: 'applied', seen: false, appliedOn: '2026-03-09' }, { key: 'new' }],
    [
      'an older one that nobody opened',
      { status: 'applied', seen: false, appliedOn: '2026-03-08' },
      { key: 'notSeen' },
    ],
    ['one that was looked at', { status: 'applied', seen: true }, { key: 'toStart' }],
    ['an end', { status: 'accepted' }, { key: 'accepted', on: '2026-03-08' }],
    [
      'papers to accept come before everything',
      { ...interview({ dates: 2 }), requests: { awaitedOn: '2026-03-01', toAccept: 2 } },
      { key: 'documentsToAccept', count: 2 },
    ],
    [
      'papers that are late',
      { ...interview({ dates: 2 }), requests: { awaitedOn: '2026-03-09', toAccept: 0 } },
      { key: 'documentsOverdue', on: '2026-03-09' },
    ],
    ['papers of today are due', { requests: { awaitedOn: today, toAccept: 0 } }, { key: 'documentsDue', on: today }],
    [
      'a date stands before papers that can wait',
      {
        ...interview({ status: 'confirmed', startsAt: new Date('2026-03-12T15:00:00Z') }),
        requests: { awaitedOn: '2026-03-20', toAccept: 0 },
      },
      { key: 'interviewAt', at: '2026-03-12T15:00:00.000Z' },
    ],
    [
      'an interview that has passed',
      interview({ status: 'confirmed', startsAt: new Date('2026-03-10T08:00:00Z') }),
      { key: 'interviewPassed' },
    ],
    ['dates without an answer', interview({ dates: 3 }), { key: 'datesUnanswered', count: 3 }],
    ['dates that have all passed', interview({ dates: 0 }), { key: 'proposeDates' }],
    ['declined with other dates', interview({ status: 'declined', dates: 2 }), { key: 'datesProposed', count: 2 }],
    ['declined without', interview({ status: 'declined' }), { key: 'datesDeclined' }],
    ['an interview to arrange', {}, { key: 'proposeDates' }],
    ['an interview that took place', { interviewOver: true }, { key: 'toComplete' }],
    ['papers to ask for', { step: { type: 'documentRequest', done: false } }, { key: 'askForDocuments' }],
    ['nobody has rated', { step: { type: 'internal', done: false } }, { key: 'toRate' }],
    ['somebody has', { step: { type: 'internal', done: false }, rated: true }, { key: 'toComplete' }],
    ['a step that is done', { step: { type: 'internal', done: true } }, { key: 'stepDone' }],
  ])('%s', (_name, facts, expected) => {
    expect(next(facts)).toEqual(expected);
  });
});

describe('columns', () => {
  test('who applied, the steps, how it ended', () => {
    expect(columnKeysOf(standardSteps)).toEqual(['applied', '0', '1', '2', 'accepted', 'discarded', 'withdrawn']);
  });

  test('a card in process stands at its step; one that ended keeps it, and stands at its end', () => {
    expect(columnKeyOf({ status: 'inProcess', step: 1 })).toBe('1');
    expect(columnKeyOf({ status: 'discarded', step: 1 })).toBe('discarded');
  });

  const facts = (overrides: Partial<SelectionFacts>): SelectionFacts => ({
    ...{ status: 'inProcess', step: 1, walked: ['done', 'active'], steps: standardSteps, hasOpen: false },
    ...overrides,
  });
  const invalid = 'InvalidStatusChange';

  test.each<[string, Partial<SelectionFacts>, number, ReturnType<typeof refusedColumns>]>([
    [
      'an application goes to the first step or out',
      { status: 'applied', step: null, walked: [] },
      1,
      { '1': 'MandatoryStepsMissing', '2': 'MandatoryStepsMissing', accepted: invalid, withdrawn: invalid },
    ],
    [
      'from the second step back and forth',
      {},
      1,
      { applied: invalid, accepted: 'MandatoryStepsMissing', withdrawn: invalid },
    ],
    [
      'with something open nowhere but out',
      { hasOpen: true },
      1,
      {
        applied: invalid,
        '0': 'StepUnfinished',
        '2': 'StepUnfinished',
        accepted: 'MandatoryStepsMissing',
        withdrawn: invalid,
      },
    ],
    [
      'to the accepted after the first two, while a post is free',
      { step: 2, walked: ['done', 'done', 'active'] },
      0,
      { applied: invalid, accepted: 'NoVacancyLeft', withdrawn: invalid },
    ],
    [
      'an undone discard leads to where it was alone',
      { status: 'discarded', step: 0, walked: ['active'] },
      1,
      { applied: invalid, '1': invalid, '2': invalid, accepted: invalid, withdrawn: invalid },
    ],
    [
      'who was discarded before any step is an applicant again',
      { status: 'discarded', step: null, walked: [] },
      1,
      { '0': invalid, '1': invalid, '2': invalid, accepted: invalid, withdrawn: invalid },
    ],
    [
      'who withdrew stays away',
      { status: 'withdrawn', step: null, walked: [] },
      1,
      { applied: invalid, '0': invalid, '1': invalid, '2': invalid, accepted: invalid, discarded: invalid },
    ],
    [
      'who was accepted stays accepted',
      { status: 'accepted', step: 2, walked: ['done', 'done', 'done'] },
      1,
      { applied: invalid, '0': invalid, '1': invalid, '2': invalid, discarded: invalid, withdrawn: invalid },
    ],
  ])('%s', (_name, overrides, vacanciesLeft, refused) => {
    expect(refusedColumns(facts(overrides), { vacanciesLeft })).toEqual(refused);
  });
});

test('late is more than seven days, of those who wait', () => {
  expect([isLate('applied', 7), isLate('inProcess', 8), isLate('discarded', 80)]).toEqual([false, true, false]);
});
