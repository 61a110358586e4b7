import { describe, expect, test } from 'vitest';
import { canReport, isReadByTeam, needsWords, reportedStandings, reportReasons, standingAfter } from './reports.ts';

describe('a decision', () => {
  test.each([
    { standing: 'reported', close: 'closed', dismiss: 'settled', reopen: null },
    { standing: 'closed', close: null, dismiss: null, reopen: 'settled' },
    { standing: 'settled', close: null, dismiss: null, reopen: null },
  ] as const)('about one that is $standing', ({ standing, ...after }) => {
    for (const decision of ['close', 'dismiss', 'reopen'] as const) {
      expect(standingAfter(standing, decision), decision).toBe(after[decision]);
    }
  });
});

test('the team reads what is reported or closed, and nothing else', () => {
  expect(reportedStandings.filter(isReadByTeam)).toEqual(['reported', 'closed']);
  expect(isReadByTeam(null)).toBe(false);
});

test.each([
  { standing: null, reported: false, answered: true, can: true },
  { standing: null, reported: false, answered: false, can: false },
  { standing: 'reported', reported: false, answered: true, can: true },
  { standing: 'reported', reported: true, answered: true, can: false },
  { standing: 'settled', reported: false, answered: true, can: true },
  { standing: 'closed', reported: false, answered: true, can: false },
] as const)('$standing, own open: $reported, the other side wrote: $answered', ({ can, ...about }) => {
  expect(canReport(about)).toBe(can);
});

test('only the last reason needs words', () => {
  expect(reportReasons.filter(needsWords)).toEqual(['other']);
});
