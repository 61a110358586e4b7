import { expect, test } from 'vitest';
import { add, countPlaywright, countStep, countVitest, readReport } from './test-reports.ts';

test('tests that did not run, or too many that passed only at the second try, count as failed', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({
    passed: 5,
    failed: 4,
  });
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } })).toEqual({
    passed: 7,
    failed: 2,
  });
  expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 3, skipped: 0 } })).toEqual({
    passed: 5,
    failed: 3,
  });
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
