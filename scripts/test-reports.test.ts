import { expect, test } from 'vitest';
import { add, countPlaywright, countStep, countVitest, type PlaywrightReport, readReport } from './test-reports.ts';

const browserRun = (stats: Partial<PlaywrightReport['stats']>): PlaywrightReport => ({
  stats: { expected: 0, unexpected: 0, skipped: 0, ...stats },
});

test('tests that did not run count as failed', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({
    passed: 5,
    failed: 4,
  });
  expect(countPlaywright(browserRun({ expected: 5, unexpected: 1, skipped: 1 }), null)).toEqual({
    passed: 5,
    failed: 2,
  });
});

test('what passes at the second try counts as passed, and the rest as failed', () => {
  const first = browserRun({ expected: 397, unexpected: 3 });
  expect(countPlaywright(first, browserRun({ expected: 3 }))).toEqual({ passed: 400, failed: 0 });
  expect(countPlaywright(first, browserRun({ expected: 2, unexpected: 1 }))).toEqual({ passed: 399, failed: 1 });
  expect(countPlaywright(first, null)).toEqual({ passed: 397, failed: 3 });
});

test('a step that fails without a failed test counts as one', () => {
  expect(countStep(false, null)).toEqual({ passed: 0, failed: 1 });
  expect(countStep(false, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 });
  expect(countStep(false, { passed: 9, failed: 3 })).toEqual({ passed: 9, failed: 3 });
  expect(countStep(true, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
});

test('counts add up, and a report that is not there is none', () => {
  expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
  expect(readReport('/nowhere/report.json')).toBeNull();
});
