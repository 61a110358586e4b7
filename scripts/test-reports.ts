import { readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } };

/** A test that did not run proves nothing, so it counts as failed. */
export function countVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  };
}

/** So does one that passed only when it was tried again. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** What a step adds to the last line. A step that failed without a failed test (a crash, a check) counts as one. */
export function countStep(passed: boolean, counts: Counts | null): Counts {
  const { passed: good, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed: good, failed: passed ? failed : Math.max(failed, 1) };
}

export function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
